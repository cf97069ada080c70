"""Room for one more table: so many at a time, so many an hour, so many that wait in the list."""

from __future__ import annotations

from quartier.server.limits import network_of
from quartier.server.routes.common import RefusedRequest
from quartier.server.services import Services
from quartier.server.storage.identities import Identity


async def check_room(services: Services, host: Identity, address: str, public: bool) -> None:
    """Refuse a table of somebody who has enough of them."""
    limits = services.config.limits
    if await services.games.count_active(host.id) >= limits.open_tables:
        raise RefusedRequest(429, "refusal-too-many-tables", {"most": limits.open_tables})
    most = limits.guest_waiting_tables if host.is_guest else limits.waiting_tables
    if public and await services.games.count_waiting(host.id) >= most:
        raise RefusedRequest(429, "refusal-tables-waiting", {"most": most})
    new_tables = services.guests_tables if host.is_guest else services.accounts_tables
    if not new_tables.take(host.id):
        raise RefusedRequest(429, "refusal-tables-hour", {"most": new_tables.burst})
    if host.is_guest:
        # Who may be any number of guests is counted by address.
        counted = [services.addresses_tables]
        if public:
            counted.append(services.addresses_public_tables)
        if not all(tables.take(network_of(address)) for tables in counted):
            raise RefusedRequest(429, "refusal-tables-address")
