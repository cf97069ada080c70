page-title = Quartier
page-tagline = City-building board games at one table.
page-loading = One moment…
page-close = Close
page-back = Back
page-home = Start page
page-again = Try again
page-save = Save
page-saved = Saved.
page-menu = Menu
page-language = Language

## Start

page-games = Games
page-play-now = Play now against bots
page-play-now-title = { page-play-now }: { $title }
page-new-table = Set up a table
page-new-table-title = { page-new-table }: { $title }
page-learn = Learn
page-learn-title = { page-learn }: { $title }
page-first-question = Is it your first time?
page-first-learn = Learn by playing
page-first-learn-help = { $minutes } min, step by step
page-first-small = A small table with easy bots
page-first-small-help = With tips on the way
page-first-friends = With friends
page-first-friends-help = Choose seats and options
page-first-known = I know the game: play now
page-first-chapters = Lessons
page-first-chapter = { $lesson } ({ $minutes } min)
page-first-held = done
page-first-scene = What it is about
page-nickname = Your name
page-nickname-hint = What should we call you?
page-guest = Guest { $number }
page-is-guest = guest
page-guest-spoken = { $name }, guest
page-guest-help = A guest: anybody may use this name.
page-my-tables = My tables
page-public-tables = Tables to join or watch
page-more-tables = { $number ->
    [one] Show one more table
   *[other] Show { $number } more tables
}
page-further-tables = Show more tables
page-no-tables-mine = None yet. Play now, or set up a table and send its link to friends.
page-no-tables-public = No public table is open at the moment.
page-your-turn = Your turn
page-seat-range = { $low } to { $high } players
page-minutes = about { $minutes } min
page-open-seat = open seat
page-open = Open
page-join = Join
page-watch = Watch
page-continue = Continue
page-look = Review
page-status-open = waiting for players
page-status-running = in progress
page-status-over = finished
page-status-stopped = stopped: the rules have changed
page-status-closed = closed
page-status-damaged = damaged: it cannot be read

## Preferences

page-preferences = Settings
page-theme = Colours
page-theme-system = Same as device
page-theme-light = Light
page-theme-dark = Dark
page-speed = Speed of what happens
page-speed-slow = ½ ×
page-speed-normal = 1 ×
page-speed-fast = 2 ×
page-speed-instant = At once
page-finish = Skip
page-motion = Animations
page-motion-help = Things slide and fade into place.
page-sound = Sounds
page-sound-help = Small ones: your turn, a card, coins. Silent until you touch the page.
page-notify = Notifications
page-notify-help = The browser tells you when a table waits for you.
page-notify-refused = The browser does not allow notifications from this page. Its own settings can change that.

## Accounts

page-account = Account
page-account-of = Account: { $name }
page-account-sign-in = Sign in
page-account-sign-in-help = Your name and your tables on every device.
page-account-create = Create an account
page-account-create-help = Your name and your tables so far stay with you. Nothing else is asked.
page-account-name = Name of the account
page-password = Password
page-signed-in = You are signed in as { $name }.
page-sign-out = Sign out
page-signed-out = You have been signed out here. Reload the page, or sign in again on the start page.
page-devices = Where you are signed in
page-devices-sign-out = Sign out on all other devices
page-device-here = this device
page-device-unknown = Another program
page-device-seen = last used: { $day }
page-device-end = Sign out
page-device-sign-out = Sign out: { $device }
page-device-signed-out = Signed out there.
page-password-rule = 8 characters or more; a few words in a row are good.
page-password-change = Change the password
page-password-help = All other devices must sign in again.
page-password-old = Current password
page-password-new = New password
page-password-changed = The password is changed.
page-reach = When a table waits for you
page-reach-help = How you are told while no page is open. Leave empty to hear nothing.
page-email = E-mail
page-email-confirmed = You have confirmed this address.
page-email-unconfirmed = { $email } is not confirmed yet, so nothing is sent there. Open the link in the message we sent you.
page-email-send = Send the message again
page-email-sent = A message is on its way to { $email }. Its link is good for 24 hours.
page-webhook = Webhook address

## Setting up a table

page-players = Players
page-how-many = How many?
page-seat = Seat { $number }
page-seat-me = Me
page-seat-open = Open seat
page-bot-name = Bot { $name }
page-bot-easy = Bot, easy
page-bot-normal = Bot, normal
page-bot-hard = Bot, hard
page-bot-expert = Bot, expert (thinks about a second)
page-bot-random = Bot, plays anything
page-bot-hasty = Bot, misses a lot
page-bot-greedy = Bot, takes what looks best
page-bot-swift = Bot, has learned, misses some
page-bot-net = Bot, has learned
page-bot-search = Bot, thinks ahead
page-options = Options
page-option-implied = It goes with what you chose.
page-pace = Pace
page-pace-kind-none = At your own pace
page-pace-kind-clock = Clock
page-pace-kind-days = Days
page-pace-help-none = No time limit. Good for bots and for friends in one room.
page-pace-help-clock = Everybody has a clock; each decision gives { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} back. When time is up, a bot plays on until you return.
page-pace-help-days = Play over days: a look at the page now and then is enough. When time is up, a bot plays on until you return.
page-pace-minutes = On each clock
page-pace-per-move = For each decision
page-pace-none = at your own pace
page-pace-clock = { $minutes } min + { $seconds } s
page-pace-days = { $days ->
    [one] { $days } day per decision
   *[other] { $days } days per decision
}
page-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
page-clock-days = { $days } d { $hours } h
page-help = Help at the table
page-help-none = None
page-help-what-if = What if?
page-help-hints = Hints too
page-help-about-none = Nobody has help while the game lasts. Afterwards everything can be looked at.
page-help-about-what-if = Everybody may try lines of play for themselves; what they cannot know is drawn afresh.
page-help-about-hints = Everybody may try lines of play and ask a bot what it would consider.
page-helped-none = no help
page-helped-what-if = what if? allowed
page-helped-hints = hints allowed
page-public = Public table
page-public-help = Everybody on this server sees the table, can join and watch.
page-private-help = Only those with the link see the table.
page-set-up = Open the table
page-set-up-help = You get a link to share and start when you like.
page-start = Start
page-start-help = All seats are taken; the game starts at once.

## Waiting room

page-waiting-room = Who plays?
page-you = you
page-is-public = public
page-is-private = private
page-join-name = Your name here
page-here = here
page-away = away
page-share = Share…
page-qr-show = QR code
page-qr = The address of this table as a QR code
page-invite-text = Come and play { $title } with me.
page-invite = Invite
page-invite-public = Everybody on this server sees this table. This is its address.
page-invite-private = Only those who have this link can see the table and sit down.
page-link = Link to the table
page-copy = Copy
page-copied = Copied
page-start-now = Start now
page-start-now-help = Bots take the seats that are still open. A full table starts by itself.
page-wait-for-host = The table starts when all seats are taken or when its host starts it.
page-leave = Leave
page-table-closed = This table was closed before it started.

## Table

page-table = Table
page-tools = Tools
page-board = The board
page-prompt = The question
page-whole-prompt = The whole question
page-news = News of the table
page-panels = Panels beside the board
page-gone = There is no such table, or it is private.
page-too-many-windows = You have too many windows open. Close some and reload this one.
page-plain-board = This game has no drawn board. All your moves are in the list of choices.
page-board-broken = The board of this game does not work. You can go on with the list of choices.
page-yes = yes
page-no = no
page-undo = Undo
page-undo-ask = Ask to undo
page-rules = Rules
page-log = Log
page-log-empty = Nothing has happened yet.
page-look-back = Look at this moment
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-to-team = To your partner alone
page-chat-team = to partner
page-chat-line = Say something
page-send = Send
page-moves = What you can do
page-moves-short = Choices
page-confirm = Confirm
page-forced = Only one answer is left and is given for you: { $move }
page-forced-wait = Wait
page-over = The game is over.
page-why = Why not?
page-why-help = Write a move as it is noted, for example: { $example }
page-why-move = Move
page-why-ask = Ask
page-why-possible = This is possible: nothing forbids it.
page-waiting = Waiting for:
page-thinking = { $number ->
    [one] Thinking:
   *[other] Thinking:
}
page-watching = You are watching this table.
page-offline-lead = Connection lost.
page-offline = We keep trying; nothing is lost.
page-stand-in = A bot is playing your seat.
page-take-back = Take my seat back
page-undo-waiting = Still to agree: { $names }.
page-agree = Agree
page-decline = Decline
page-entry-undo = { $seat } undoes the last decision.
page-entry-undo-ask = { $seat } asks to undo the last decision.
page-entry-undo-agree = { $seat } agrees to undo.
page-entry-undo-decline = { $seat } does not agree to undo.
page-entry-stand-in = A bot plays on for { $seat }.
page-entry-return = { $seat } is back.
page-since = Since your last move
page-since-watching = What each did last
page-since-again = Tell it again
page-leave-table = Leave this table
page-leave-help = A bot plays on for you. The seat stays yours: come back whenever you like.

## Replay

page-replay = Steps of the game
page-replay-step = Step { $step } of { $steps }
page-replay-help = You are looking at the past, as you saw it.
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-forward = One step forward
page-replay-watch = Tell what follows
page-replay-watch-all = Tell the game from the beginning
page-replay-now = Back to now

## Keys

page-keys = Keyboard
page-key-arrows = move over the choices and the board
page-key-enter = choose, and confirm
page-key-choices = go to the choices
page-key-why = why not? For what you are on, or for a move you write
page-key-undo = undo
page-key-escape = close, back to now

## Rules

page-rules-search = Search the rules
page-rules-none = No rule says this. Try fewer words.
page-box = What is in the box
page-known = { $reconstructed ->
    [0] Every value of this box is known.
   *[other] { $reconstructed } of { $total } values of this box are reconstructed (†): nobody here has seen them printed.
}{ $corrected ->
    [0] { "" }
    [one] { " " }{ $corrected } has been corrected by an owner of the box (‡).
   *[other] { " " }{ $corrected } have been corrected by an owner of the box (‡).
}
page-corrected = corrected content { $fingerprint }
page-basis-reconstructed = Reconstructed: nothing public says it, so it was chosen to agree with everything that is known.
page-basis-corrected = Corrected by an owner of the box.

## Result

page-result = Result
page-you-win = You win!
page-winners = { $number ->
    [one] { $names } wins.
   *[other] { $names } share first place.
}
page-counting = Counting the points…
page-city-of = The city of { $name }
page-end-first = You win, { $apart } ahead of { $name }.
page-end-first-level = You win, level with { $name } on points.
page-end-shared = You share first place with { $names }.
page-end-behind = { $rank ->
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} of { $of }, { $apart } behind { $name }.
page-end-behind-level = { $rank ->
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} of { $of }, level with { $name } on points.
page-ladder = What a score is worth
page-ladder-next = { $points ->
    [one] One point
   *[other] { $points } points
} more for: { $step }
page-ladder-top = There is nothing higher.
page-moments = My best and my costliest move
page-moment-best = Your best move
page-moment-worst = Your costliest move
page-moment-both = Brings { $share } of the winning chances more than the next best move; in points: { $points }
page-moment-share = Brings { $share } of the winning chances more than the next best move
page-moment-points = More than the next best move, in points: { $points }
page-share-end = Share a picture
page-points = Points by category
page-points-of = { $name }, { $category }: { $points }
page-points-help = Touch a number to see where it comes from.
page-points-none = No points here.
page-total = Total
page-rank = Place
page-rematch = Play again
page-rematch-waits = A rematch is offered: your seat waits for you there.
page-rematch-join = Join the rematch
page-record = Download the record
page-record-open = Open a record
page-record-open-help = A game you downloaded: look at it again, or play on from its last move.
page-record-unreadable = This file is not a record of a game. Choose one that was downloaded here.
page-look-at-table = Look at the table
page-deal = Was the deal fair?
page-deal-help = Before anybody added anything, the server committed itself to a secret number. Every page then added chance of its own, and the deal was made of all of it: nobody alone could choose it.
page-deal-same-right = The commitment is the one this page saw before the start.
page-deal-same-wrong = The commitment is not the one this page saw before the start.
page-deal-same-unknown = This device did not see the table before it started, so it cannot compare the commitment.
page-deal-mine-right = What this page added went into the deal.
page-deal-mine-wrong = What this page added did not go into the deal.
page-deal-secret-right = The secret is the one the server had committed itself to.
page-deal-secret-wrong = The secret is not the one the server had committed itself to.
page-deal-secret-unknown = Browsers calculate this on secure pages (https) only: the secret was not compared with the commitment.
page-deal-key-right = The key of the deal follows from the secret and from what everybody added.
page-deal-key-wrong = The key of the deal does not follow from the secret and from what everybody added.
page-deal-key-unknown = For the same reason the key of the deal was not worked out again.
page-deal-cards = That the cards follow from the key is checked by “quartier verify FILE” with the downloaded record.
page-deal-none = Nothing was promised about this deal: the table comes from a record, or from a time before deals were made together.
page-deal-commitment = Commitment
page-deal-secret = Secret of the server
page-deal-added = Added by { $name }
page-deal-key = Key of the deal

## Coach

page-hint = Hint
page-hint-thinking = The bot is thinking…
page-hint-help = What a bot would consider in your place. Choose one to play it.
page-hint-win = { $share } chance to win
page-hint-points = points: { $points }
page-key-hint = hint
page-what-if = What if?
page-what-if-leave = Back to the table
page-what-if-end = This line is over. Undo goes back a move.
page-what-if-others = Here the others would decide, and what they hold is their own. Undo goes back a move.
page-redraw = Draw afresh
page-review = Review my game
page-review-thinking = The bot looks at each of your decisions…
page-review-mistakes = The moves that cost most
page-review-better = Better: { $move }.
page-review-show = Show the position
page-review-kept = These positions are now among your puzzles.
page-review-flawless = No decision cost you anything that is more than luck.
page-curve-played = what you played
page-curve-could = with the best move, where it is surely better
page-curve-band = how far it may be off
page-review-best = The best a bot reached with this deal: { $best ->
    [one] { $best } point
   *[other] { $best } points
}. You have { $score }.
page-curve = Your chance to win, decision by decision
page-curve-alone = Expected points, decision by decision

## Lessons and tips

page-lesson = Lesson
page-lesson-step = { $number } of { $of }
page-lesson-go-on = Go on
page-lesson-show = Show me
page-lesson-leave = Leave the lesson
page-lesson-first = Read on first: press Go on.
page-lesson-free = { $number ->
    [one] Now you: one more choice.
   *[other] Now you: { $number } choices.
}
page-lesson-tip = Tip: { $move }.
page-lesson-comment-best = Well chosen: I would have done the same.
page-lesson-comment-good = Good: that is worth about as much as my tip.
page-lesson-comment-better = I would rather have chosen this: { $move }.
page-lesson-done = That was the lesson. Play on at this table, or go on learning.
page-lesson-next = Next: { $lesson }
page-lesson-play-on = Play on
page-aid = Player's aid
page-aid-course = The course of a round
page-aid-here = You are here
page-aid-signs = What the signs mean
page-aid-scores = What scores
page-aid-none = This game has no player's aid.
page-tip = Tip
page-tip-read = Understood
page-tip-no-more = No more tips

page-not-found = Page not found
page-not-found-help = There is nothing at this address. Check it, or go back to the start page.
page-letter-confirm = Is this your address?
page-letter-confirm-help = You have opened the link of a message. Say that its address is yours, and Quartier writes there when a table waits for you.
page-letter-confirm-yes = Yes, it is mine
page-letter-confirm-done = Thank you. Quartier writes to this address from now on.
page-letter-stop = No more mail?
page-letter-stop-help = Quartier forgets the address this message went to. You can give it again at any time.
page-letter-stop-yes = No more mail
page-letter-stop-done = You get no more mail.
error-offline = The server cannot be reached. Check the connection; we keep trying.
refusal-no-title = There is no such game here. The start page lists the games.

page-if = If you do this
page-if-nothing = none of your figures changes yet
page-figure-points = points
page-figure-coins = coins
page-figure-gold = gold
page-figure-money = money
page-figure-income = income
page-figure-shields = shields
page-figure-science = science
page-figure-stages = stages
page-figure-debts = debts
page-figure-citizens = citizens
page-figure-food = food
page-figure-hungry = hungry
page-figure-newcomers = newcomers
page-figure-growth = growth
page-figure-room = room
page-figure-pollution = pollution
page-figure-votes = votes
page-team = Team
page-team-wins = Your team wins!
page-team-winners = { $names } win together.

## What is kept of me

page-somebody = Somebody
page-forgotten = Forgotten your password?
page-forgotten-help = If the account has a confirmed e-mail address, a link to choose another password goes there.
page-forgotten-send = Send the link
page-forgotten-keeper = This server sends no mail. Whoever runs it can give you a link to another password.
page-forgotten-sent = If we know the address, the link is on its way.
page-reset = Another password
page-reset-help = Choose the password of your account from now on. You sign in with it on every device.
page-reset-done = The password is changed. Sign in with it.
page-data = My data
page-data-help = Your name, settings, devices, tables with their records, what you said, ratings and friends, as one file.
page-data-export = Download everything
page-delete = Delete me
page-delete-help = Your name, account, address, devices, friends and all you have said are removed. Games you played stay for the others; your seat there belongs to “somebody”. This cannot be undone.
page-delete-password = Your password, to be sure
page-delete-sure = Yes, delete me for good
page-deleted = You are forgotten here.

# For keepers of the server

page-keeper = Looking after the server
page-keeper-done = Done.
page-keeper-nobody = Nobody has such a name.
page-keeper-bulletin = What everybody is told
page-keeper-text = Text for everybody
page-keeper-announce = Announce
page-keeper-close = Announce and stop play
page-keeper-open = Open, and announce nothing
page-keeper-sanction = Chat and entry
page-keeper-sanction-help = For how long you keep somebody from the chat or from coming in, by the buttons below, and the reason they read. What a report says is not told to them.
page-keeper-days = How long
page-keeper-because = Reason
page-keeper-report = { $by } about { $about }: { $reason }, { $day }
page-keeper-reports = Reports
page-keeper-evidence = What was said and done there
page-keeper-mute = No chat
page-keeper-ban = No entry
page-keeper-unmute = Allow chat
page-keeper-unban = Allow entry
page-keeper-settle = Settled
page-keeper-quiet = Nothing yet.
page-keeper-people = People
page-keeper-name = Part of a name, or an id
page-keeper-find = Find
page-keeper-guest = guest
page-keeper-tables = Tables
page-keeper-table = A name, or the id of a table
page-keeper-remove = End this table
page-keeper-act-mute = no chat for
page-keeper-act-unmute = chat allowed again for
page-keeper-act-ban = no entry for
page-keeper-act-unban = entry allowed again for
page-keeper-act-remove = ended the table
page-keeper-act-settle = settled the report
page-keeper-act-appoint = appointed
page-keeper-act-dismiss = dismissed
page-keeper-act-announce = announced:
page-keeper-act-close = announced, and stopped play:
page-keeper-act-open = opened
page-keeper-act-reset = another password for
page-keeper-command = command line
page-keeper-log = What keepers did
## People: ratings, profiles, friends, tournaments

page-people = People
page-rated = Rated
page-rated-help = The result counts for the ratings of all who sit down. Accounts only, on a clock, without help and without taking back; who leaves comes last.
page-ratings = Ladder
page-ladder-none = Nobody has played a rated table this season.
page-season = Season
page-season-name = { $year }, quarter { $quarter }
page-player = Player
page-rating = Rating
page-rating-is = Rating: { $rating }
page-rated-games = Tables
page-provisional = provisional
page-rating-about = What a rating is
page-rating-about-what = A rating says how strong somebody is at one game, and how sure that is: 1500 ± 500 at first. It is the mean of a bell curve, and what stands behind ± its standard deviation. With “?” it is provisional: ± 300 or more.
page-rating-about-how = After each rated table the method of Weng and Lin (for the model of Plackett and Luce) moves the ratings of all who sat there, by how they came out and what was to be expected of them: free-for-all and teams, ties included. Whoever a bot had to stand in for comes last. The ladder is ordered by rating − 2 × the uncertainty, so that many games count more than one lucky win.
page-rating-about-who = Only tables count that were set up as rated, and everybody agrees by sitting down. A season is a quarter of a year; each new one makes ratings a little less sure, and nothing else.
page-rating-about-bots = Bots have ratings that never change; they hold the scale in place:
page-rating-formula = The formula
page-rating-formula-begin = Strength is μ, its uncertainty σ; shown are 60 μ ± 60 σ. Everybody begins with μ = 25 and σ = 25/3. Before a table σ² grows by 1/144; with a new season by 4, but not above (25/3)².
page-rating-formula-sides = A side is a person, or a team; the μ and σ² of a team are the sums of those of its people. c² is the sum of σ² + (25/6)² over all sides.
page-rating-formula-share = For a side and any side q that came out as well or better, itself included: p is its e^(μ/c), divided by the sum of those of q and of all that came out as q did or worse; n is how many came out as q did. Ω is 1/n of its own place minus the sum of p/n; Δ is the sum of p (1 − p)/n.
page-rating-formula-gain = Then μ grows by Ω σ²/c, and σ² is multiplied by 1 − Δ σ³/c³. In a team everybody has of both changes the part that their σ² has in that of the team.
page-rating-plot = The rating over { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, between { $low } and { $high }; now { $rating }.
page-points-plot = Points over { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with others, between { $low } and { $high }.
page-points-alone-plot = Points over { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} alone, between { $low } and { $high }.
page-profile-puzzles = Puzzles: { $solved } of { $tries } solved at the first try
page-profile = Profile
page-my-profile = My profile
page-profile-since = Here for the first time: { $day }
page-profile-none = No finished games yet.
page-profile-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}:
page-profile-rank = { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] place { $rank }
} { $times }×
page-profile-alone = Alone: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, best result { $best }
page-profile-recent = Latest games
page-profile-place = place { $rank } of { $seats }, points: { $points }
page-shown-to = Who may see this page, and me on ladders
page-shown-to-everybody = Everybody
page-shown-to-friends = Friends
page-shown-to-nobody = Nobody
page-keeper-link = Keeper
page-friends = Friends
page-friends-help = Two who befriend each other are friends: you invite each other by name, and see each other's profiles. Whoever is muted you do not read; whoever is blocked does not sit down with you either.
page-friends-none = Nobody yet.
page-befriend = Befriend
page-mute = Mute
page-block = Block
page-relation-friend = friend
page-relation-asked = asked
page-relation-asks = would like to be friends
page-relation-muted = muted
page-relation-blocked = blocked
page-relation-end = End this
page-relation-done-friend = { $name } hears that you would like to be friends.
page-relation-done-muted = You no longer read what { $name } says.
page-relation-done-blocked = { $name } is blocked.
page-relation-done-none = That is over.
page-others = The others here
page-report = Report
page-report-help = The keeper of the server reads this, together with what was said and done at this table.
page-report-reason = What is it about?
page-reason-behaviour = Behaviour
page-reason-cheating = Cheating
page-reason-name = Name
page-reason-other = Something else
page-report-text = What should the keeper know?
page-report-send = Send the report
page-reported = The keeper gets your report. Thank you.
page-invited = You are invited
page-invite-name = Invite an account by name
page-invite-send = Invite
page-invite-done = { $name } sees the invitation on the start page.
page-tournaments = Tournaments
page-tournaments-help = Anybody makes one, and whoever has the link enters. The server pairs equals who have not met, round by round, and counts: for each table the share of the others you left behind.
page-tournament-new = A new tournament
page-tournament-name = Name of the tournament
page-tournament-seats = People at a table
page-tournament-rounds = Rounds
page-tournament-patience = Wait for who does not come
page-span-minutes = { $minutes } min
page-tournament-make = Make the tournament
page-tournament-open = to enter
page-tournament-running = running
page-tournament-over = over
page-tournament-closed = closed
page-tournament-of = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $seats } at a table
page-tournament-yours = Round { $round }: your table waits.
page-tournament-play = To my table
page-tournament-enter = Enter
page-tournament-start = Begin
page-tournament-leave = Leave the tournament
page-tournament-close = Close it
page-tournament-rule = For whoever has not answered { $span } after the start of a table a bot plays until they come. Who never comes is last there, and out of the tournament. A round off is worth half a point.
page-tournament-points = Points
page-opposition = Opponents
page-tournament-out = out
page-tournament-playing = being played
page-standing = Standing
page-round = Round { $number }
page-round-off = round off
page-open-there = Open this table at Quartier
page-share-moment = Share this moment
page-share-help = Whoever opens the address sees the table as it was at this step. Messengers show a small picture of the game.
page-share-link = Address of this moment
page-share-copy = Copy the address
page-share-viewer = A viewer for another page
page-share-copy-viewer = Copy the viewer
page-share-copied = Copied.
page-quiet = Quiet hours
page-quiet-help = In this time neither notifications nor mail nor webhooks come; afterwards, if a table still waits for you. Leave it empty to be reached at any time.
page-quiet-begin = Quiet from
page-quiet-end = until
page-quiet-save = Save the quiet hours

## Puzzles

page-puzzles = Puzzles
page-puzzles-about = Positions out of games between bots. One move is clearly the best, as far as you can know it from your seat: find it.
page-puzzles-none = There are no puzzles yet.
page-puzzle-daily = Puzzle of the day
page-puzzle-streak = { $days ->
    [one] Solved { $days } day in a row
   *[other] Solved { $days } days in a row
}
page-puzzle-solve = Solve it
page-puzzle-again = Solved: look again
page-puzzle-solved = { $solved } of { $puzzles } solved at the first try
page-puzzle-any = Any puzzle
page-puzzle-of = Puzzle { $number } · { $title }
page-puzzle-rating = rated { $rating }
page-puzzle-you = You
page-puzzle-question = Which move is best?
page-puzzle-right = Right!
page-puzzle-wrong = There is a better move.
page-puzzle-theme = It is about: { $theme }.
page-puzzle-worth = What moves are worth
page-puzzle-worth-short = Worth
page-puzzle-yours = Your move.
page-puzzle-tempting = What a quick look suggests.
page-puzzle-play-out = Play it out
page-puzzle-play-out-move = Play it out: { $move }
page-puzzle-judged = Chances to win, as the strongest bot sees them from your seat in many imagined worlds.
page-puzzle-judged-alone = Points to expect, as the strongest bot sees them from your seat in many imagined worlds.
page-puzzle-more = More like this
page-puzzle-back = Back to the puzzle
page-puzzle-own = From your games
page-puzzle-own-about = Positions in which the review of a game of yours found something better. They are kept in this browser.
page-puzzle-own-next = Find the better move
page-puzzle-own-of = Your game · { $title }
page-puzzle-played = What you played in the game.
page-puzzle-people = solved by { $solved } of { $tries }

## The rules on a page of their own

page-rules-page = The rules on a page of their own
page-rules-of = Rules of { $title }
page-print = Print
page-example = See it on the board
page-example-on-board = on the board
page-example-of = Examples:
page-example-allowed = { $move }: is it allowed here?
page-example-yes = Yes
page-example-no = No
page-example-right = Right.
page-example-wrong = No.
page-example-it-is = It is allowed.
page-example-you = You are { $name }.
page-example-positions = Positions
page-example-then = { $moves }: what comes of it?
page-example-now = What happens now?
page-example-nothing = Nothing.
page-example-player = Player { $number }
page-example-answer = Show the answer
page-example-number = { $number }
page-example-line = { $source }: { $points }
page-example-before = Before
page-example-after = After

## Being told, and meeting again

page-push = Notifications of this browser
page-push-help = It tells you when a table waits for you while no page is open, outside your quiet hours. Phones may want the page on the home screen first.
page-push-refused = The browser allows no notifications here. Its settings for this page can change that.
page-digest = One letter a day
page-digest-help = About all games that wait for you, instead of one for each turn.
page-next-time = The next time
page-next-time-week = Same time next week
page-next-time-when = When?
page-next-time-help = Everybody who played is told and may say no. The table opens by itself.
page-next-time-propose = Propose it
page-next-time-at = Once more: { $when }
page-next-time-comes = { $name } comes
page-next-time-not = { $name } cannot come
page-next-time-decline = I cannot come
page-next-time-accept = I can come after all
page-next-time-go = To the table
page-appointments = Arranged
page-profile-openings = Likes to begin with:
page-profile-opening = { $move } ({ $tables ->
    [one] { $tables } game
   *[other] { $tables } games
})
