"""What a keeper wants done, by the command line or on the page: both ask for it here."""

from __future__ import annotations

from typing import Final

from quartier.core.speech import Facts, Refusal, literal
from quartier.server.messages import KeeperAct
from quartier.server.storage.keeping import BAN, MUTE, Bulletin, Keeping, SanctionKind

IMPOSED: Final[dict[str, SanctionKind]] = {"mute": MUTE, "ban": BAN}
LIFTED: Final[dict[str, SanctionKind]] = {"unmute": MUTE, "unban": BAN}


async def carry_out(keeping: Keeping, by: str, wish: KeeperAct) -> Refusal | None:
    """Do it; or why it cannot be done."""
    facts: Facts = {"given": literal(wish.subject)}
    if wish.act in IMPOSED or wish.act in LIFTED:
        person = await keeping.one(wish.subject)
        if person is None:
            return Refusal("", "error-admin-nobody", facts)
        if wish.act in IMPOSED:
            await keeping.impose(by, person.id, IMPOSED[wish.act], wish.days, wish.text)
        else:
            await keeping.lift(by, person.id, LIFTED[wish.act])
    elif wish.act == "remove":
        if not await keeping.remove_table(by, wish.subject):
            return Refusal("", "error-admin-table", facts)
    elif wish.act == "settle":
        if not await keeping.settle(by, wish.subject):
            return Refusal("", "error-admin-report", facts)
    elif wish.act == "open":
        await keeping.post(by, Bulletin())
    elif wish.text:
        await keeping.post(by, Bulletin(wish.text, wish.act == "close"))
    else:
        return Refusal("", "error-admin-text", {})
    return None
