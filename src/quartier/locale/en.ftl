# What is said of every title.

seat-name = Seat { $number }

# The last two of an enumeration: "wood, stone and glass".
list-and = { $rest } and { $last }

## Moves

refusal-not-asked = It is not your turn to decide.
refusal-not-offered = This is not possible now; choose one of the moves offered.

## Setting up a table

error-unknown-title = There is no game “{ $given }”. Choose one of: { $known }.
error-unknown-option = There is no option “{ $given }”. Options are: { $known }.
error-option-value = The option “{ $option }” cannot be “{ $given }”. Choose one of: { $allowed }.
error-seats = { $given } cannot play this game; choose { $low } to { $high } seats.

## Saved games

error-record-unreadable = The saved game cannot be opened: { $reason }.
error-record-damaged = This file is not a saved game, or it is damaged: { $reason }.
error-record-version = This game was saved under version { $given } of the rules; version { $current } is installed. Install the version it was saved with to open it.
error-record-move = Move { $number } of the saved game, “{ $move }”, cannot be read.
error-record-illegal = Move { $number } of the saved game, “{ $move }”, is not allowed.
error-record-changed = The saved game was changed after it was saved.

## Values of options

value-true = yes
value-false = no

## Bots

bot-random = plays any legal move
bot-random-form = “random”
bot-greedy = looks one choice ahead and takes what looks best; greedy:N imagines the hidden cards N times
bot-greedy-form = “greedy”, or “greedy:N” to imagine the hidden cards N times (1 to 64)
error-unknown-bot = There is no bot “{ $given }”. Choose one of: { $known }.
error-bot-form = “{ $given }” does not name a bot. Write { $form }.
error-bot-count = { $given } bots are named. Name one for all seats, or { $wanted }: one for each seat, separated by commas.

## Command line

cli-about = Quartier: city-building board games at one table.
cli-usage = Usage:
cli-overview-usage = quartier COMMAND [options]
cli-commands = Commands
cli-options = Options
cli-overview-more = quartier COMMAND --help says more about a command.
cli-bots = Bots

cli-metavar-number = N
cli-metavar-setting = OPTION=VALUE
cli-metavar-bots = BOT,…
cli-metavar-names = NAME,…
cli-metavar-file = FILE
cli-metavar-lang = fr|en

cli-option-lang = the language, French or English; otherwise that of the terminal
cli-option-help = show this help
cli-option-version = show the version
cli-version-compiled = compiled rules
cli-version-interpreted = interpreted rules
cli-option-json = write data for programs instead of text
cli-option-seats = number of seats; otherwise what is usual for the game
cli-option-set = an option of the game, such as leaders=true; “quartier games” lists them; may be repeated
cli-option-games = number of games; otherwise 100
cli-option-jobs = number of processes that share the work; otherwise 1
cli-option-sim-bots = who plays: one bot for all seats, or one for each, separated by commas; otherwise random
cli-option-sim-seed = the seed of the first game, the next one has the next number; otherwise 1
cli-option-play-bots = who sits on the other seats: one bot for all, or one for each, separated by commas; none is a person at the same keyboard; otherwise greedy
cli-option-play-seed = the seed, to play the same deal again; otherwise one by chance
cli-option-names = the names of the persons, in the order of their seats, separated by commas
cli-option-resume = go on with a saved game
cli-option-save = the file to save the game in; otherwise one in your data folder
cli-option-to = the moment after decision N, 0 being the start; otherwise the end
cli-option-seat = what seat N may see, the first being 1; otherwise what everybody may see

error-unknown-command = There is no command “{ $given }”. Commands are: { $known }.
error-unknown-argument = “{ $given }” is not an option of this command. Options are: { $known }.
error-extra-word = “{ $given }” is one word too many. With --help the command says what it takes.
error-missing-value = { $option } needs a value after it.
error-needless-value = { $option } takes no value.
error-language = There are no texts in “{ $given }”. Choose one of: { $allowed }.
error-range = { $option } must be a whole number from { $low } to { $high }, not “{ $given }”.
error-seed = A seed must be a whole number of at most { $bits } bits: 0, 1, 2 and so on, not “{ $given }”.
error-setting-form = “{ $given }” is not a setting. Write an option and its value, such as leaders=true.
error-missing-title = Name a game: { $known }.
error-missing-file = Name the file of a saved game.
error-name = “{ $given }” cannot be a name. A name has 1 to { $most } letters and does not begin with “bot:”.
error-name-count = { $given } names are given for { $persons ->
    [one] { $persons } person
   *[other] { $persons } persons
}. Name those who sit at the keyboard, in the order of their seats.
error-resume-fixed = { $given } cannot be combined with --resume: the saved game decides it.
error-no-rules-page = There is no rules page for “{ $title }” in this installation.
error-unknown-rule = There is no rule “{ $given }”. Rules are numbered { $first } to { $last }.
error-unknown-rule-alike = There is no rule “{ $given }”. Close to it: { $alike }.
error-save = The game cannot be saved in { $file }: { $reason }. Choose another file.
error-file-exists = { $file } already exists. Choose a name that is still free.
error-reason-missing = there is no such file or folder
error-reason-folder = that is a folder
error-reason-forbidden = access is not permitted
error-reason-full = the disk is full

## games

cli-games = list the games and their options
cli-games-about = Lists the games, how many can play, how long it takes, and the options of each game for --set.
cli-games-usage = quartier games [options]
cli-games-seats = { $low } to { $high } seats (usually { $usual }), about { $minutes } minutes.
cli-games-options = Options:
cli-games-combinations = What goes together:
cli-games-default = (default)

## play

cli-play = play on this terminal
cli-play-about = Plays GAME on this terminal; without GAME it asks which one. You have the first seat. The game is saved after each of your decisions, and can be resumed whenever you have left it.
cli-play-usage = quartier play [GAME] [options]
cli-which-game = Which game do you want to play?
cli-welcome = Type the number of a move, or ? for help. The game is saved as you play.
cli-person-name = Player { $number }
cli-bot-name = Bot { $number }
cli-news = Since your last decision:
cli-hand-over = It is { $seat }'s turn. Pass the keyboard on, then press Enter.
cli-hand-over-undo = { $seat } can still change their mind with “{ $word }”.
cli-number-range = Choose a number from 1 to { $high }.
cli-unknown = “{ $given }” is no move. Type the number of a move, or ? for help.
cli-unknown-alike = “{ $given }” is no move. Close to it: { $alike }. Type ? for help.
cli-help-moves = Type the number of a move, or write it:
cli-help-verbs = Or one of these:
cli-verb-help = ? help
cli-verb-help-about = this help; an empty line shows the table again
cli-verb-why = why
cli-verb-why-about = followed by a move: why it is not allowed
cli-verb-rules = rules
cli-verb-rules-about = the rule of this question, or the one whose number follows
cli-verb-undo = undo
cli-verb-undo-about = take your last decision back, as long as nobody knows of it
cli-verb-log = log
cli-verb-log-about = all that happened, as far as you may know
cli-verb-scores = scores
cli-verb-scores-about = the points as they stand
cli-verb-save = save
cli-verb-save-about = save the game, from now on in the file that follows
cli-verb-quit = quit
cli-verb-quit-about = leave; the game is saved
cli-why-what = Which move? Write it after the word, as the help shows.
cli-why-allowed = { $move } is allowed.
cli-undone = Taken back: { $move }.
cli-undo-nothing = You have not decided anything yet, so there is nothing to take back.
cli-undo-revealed = Your last decision stands: something hidden was revealed since.
cli-undo-others = Your last decision stands: somebody has decided since, knowing it.
cli-log-empty = Nothing has happened yet.
cli-no-scores = This game counts its points at the end.
cli-saved = The game is saved. To go on from there:
cli-left = The game is saved. To go on:
cli-left-unsaved = The game could not be saved.
cli-finished = The game is saved. To look at it again:

cli-result-points = Points
cli-result-total = Total
cli-result-rank = Rank
cli-result-winners = { $number ->
    [one] { $names } wins.
   *[other] { $names } win.
}

## sim

cli-sim = let bots play many games
cli-sim-about = Lets bots play many games of GAME and counts points, wins and speed. Equal seeds give equal games, whatever the number of processes.
cli-sim-usage = quartier sim GAME [options]
cli-sim-nothing = Interrupted before the first game ended.
cli-sim-interrupted = Interrupted after { $games } of { $wanted } games.
cli-sim-summary = { $title }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions } decisions, { $seconds } s. Per second: { $rate } games, { $decision_rate } decisions.
cli-sim-seat = Seat
cli-sim-bot = Bot
cli-sim-mean = Mean
cli-sim-min = Least
cli-sim-max = Most
cli-sim-wins = Wins
cli-percent = { $share }%

## replay

cli-replay = check and show a saved game
cli-replay-about = Plays the saved game FILE again, checks every move, and tells what happened; with --to it shows the table at that moment.
cli-replay-usage = quartier replay FILE [options]
cli-replay-checked = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, all of them allowed.
cli-replay-moment = After decision { $number } of { $decisions }
cli-replay-waiting = To decide: { $names }.

## rules

cli-rules = show rules by their numbers
cli-rules-about = Shows the rules of GAME in our own words, all of them or those whose NUMBERs are given, such as SW-41 or 41.
cli-rules-usage = quartier rules GAME [NUMBER…] [options]

## Playing at a table

refusal-over = The game is over.
refusal-unknown-move = There is no such move. Choose one of the moves offered.
refusal-stale = The table has changed since you looked. Look again and decide anew.
refusal-bot-plays = A bot is playing your seat. Take the seat back first.
refusal-spectator = You are watching this table. Only those who sit there can do this.
refusal-malformed = The server does not understand this message. Reload the page and try again.
refusal-trouble = The server could not do this because of a fault of its own. Try again in a moment.
refusal-chat-length = A line of chat has 1 to { $most } characters.
refusal-undo-known = Your last decision is known to others by now. Ask them to take it back.
refusal-undo-pending = There is a request to go back already. Wait until it is answered.
refusal-undo-nothing = You have not decided anything you could take back.
refusal-undo-not-asked = Nobody asks you to go back.

## Tables

refusal-no-table = There is no such table, or you need its link to see it.
refusal-no-title = There is no such game here. The start page lists the games.
refusal-no-language = There are no texts in this language. Choose en or fr.
refusal-no-version = The table has not come that far; its last step is { $latest }.
refusal-not-open = This table has started or is closed. Choose another table.
refusal-not-started = This table has not started yet.
refusal-not-over = This is possible when the game is over.
refusal-not-host = Only the person who set the table up can start it.
refusal-one-seat = You can have one seat at a table.
refusal-seat-taken = This seat is taken. Choose another one.
refusal-no-seat = You have no seat at this table.
refusal-too-many-tables = You have { $most } tables that are not over. Finish or leave one first.
refusal-other-rules = This table was played under another version of the rules and cannot be opened until that version is installed.

## People

refusal-no-name = Choose a name first.
refusal-name = A name has 1 to 24 characters and does not begin or end with a space.
refusal-password = A password has 8 to 200 characters.
refusal-wrong-password = The name or the password is wrong.
refusal-account-taken = There is an account of this name already. Choose another name.
refusal-has-account = You have an account already.
refusal-webhook = A webhook is an address that begins with http:// or https:// and has at most 500 characters.
refusal-email = This is not an e-mail address.
refusal-field = The server cannot use what was sent as “{ $field }”. Check it and try again.
refusal-too-fast = Too many requests at once. Wait a moment and try again.
refusal-foreign-page = The request comes from a page that is not this server's own. Open the server's own page.

error-http-400 = The server does not understand this request. Reload the page and try again.
error-http-404 = There is nothing at this address. Check it, or go to the start page.
error-http-405 = This address does not take such requests.
error-http-413 = What was sent is too large.
error-http-500 = Something went wrong on the server. Try again in a moment.

server-mail-subject = Quartier: it is your turn
server-mail-body = It is your turn at a table:
server-no-page = This is a Quartier server without its page. Programs find what it offers at /openapi.json.

## Server

error-database = The database cannot be opened: { $reason }.
error-database-form = A database is written sqlite:///FILE or postgresql://USER@HOST/NAME, not “{ $given }”.
error-database-folder = There is no folder { $folder } to keep the database in. Make it, or name another place.
error-database-newer = The database was made by a newer Quartier. Install that version, or name another database.

## serve

cli-serve = open the tables in the browser
cli-serve-about = Starts a server for tables in the browser and opens its page. Everything is kept in a file in your data folder unless --database names another place. The environment may name the database (QUARTIER_DATABASE) and a mail server (QUARTIER_SMTP, such as smtp://user:password@host:587) that tells people when it is their turn.
cli-serve-usage = quartier serve [options]
cli-serve-ready = Quartier is open at { $address } (stop with Ctrl-C).
cli-metavar-host = HOST
cli-metavar-url = URL
cli-option-host = the address to listen at; otherwise 127.0.0.1, which only this machine reaches
cli-option-port = the port to listen at; otherwise 8000
cli-option-database = sqlite:///FILE or postgresql://USER@HOST/NAME; otherwise a file in your data folder
cli-option-workers = number of server processes that share the work, with PostgreSQL only; otherwise 1
cli-option-public-url = the address people use, if a proxy stands before the server
cli-option-no-browser = do not open the browser
error-address = The server cannot listen at { $host }, port { $port }: { $reason }. Choose another --port.
error-workers-database = Several processes need a database they can share. Name one with --database postgresql://USER@HOST/NAME, or leave --workers away.
error-server-missing = The server's parts are not installed. Install them with: pip install "quartier[server]"

## tables

cli-tables = check the stored tables against the rules
cli-tables-about = Plays every stored table again under the installed rules and says which would go differently, and from which move on.
cli-tables-usage = quartier tables check [options]
cli-tables-checked = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} played again, { $different } of them differently.
error-tables-word = “{ $given }” is nothing that can be done with the tables. Write: quartier tables check
check-no-title = this game is not installed.
check-settings = these options or this number of seats are no longer allowed.
check-start = the set-up is different.
check-different = after entry { $number } ({ $seat }: { $move }) the position is different.
check-refused = entry { $number } ({ $seat }: { $move }) is no longer allowed.

## backup

cli-backup = copy the stored tables while the server runs
cli-backup-about = Copies the database of the server to FILE, also while it runs. To go back to the copy, start the server with --database sqlite:///FILE.
cli-backup-usage = quartier backup FILE [options]
cli-backup-done = The tables are copied to { $file }.
error-missing-backup = Name the file to copy the tables to.
error-backup-postgres = This copies SQLite files. For PostgreSQL use its own tool: pg_dump --dbname=URL --file=FILE
error-no-database = There is no database { $file }. Start the server once, or name the database with --database.
