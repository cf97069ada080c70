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
error-seats = This game is for { $low } to { $high } players, not { $given }.

## Saved games

error-record-unreadable = The saved game cannot be opened: { $reason }.
error-record-damaged = This file is not a saved game, or it is damaged: { $reason }.
error-record-version = This game was saved under version { $given } of the rules; version { $current } is installed. Install the version it was saved with to open it.
error-record-move = Move { $number } of the saved game, “{ $move }”, cannot be read.
error-record-illegal = Move { $number } of the saved game, “{ $move }”, is not allowed.
error-record-changed = The saved game was changed after it was saved.
error-record-content-ours = This game was played with the content as it comes with Quartier; here it is corrected ({ $current }). Open it with “--content none”.
error-record-content = This game was played with other corrections of the content ({ $given }); here those in { $current } are in use. Name the folder they are in with --content.
error-record-corrected = This game was played with corrections of the content ({ $given }), which are not here. Name the folder they are in with --content.

## Corrections of content

error-content = The corrections in { $file } cannot be used:
error-content-folder = There is no folder “{ $given }”. Name one with corrections, or “none” to play without any.
fault-json = This is not JSON: { $reason }.
fault-record = There must be a record here, with the names of fields: { "{\u0022name\u0022: value}" }.
fault-list = There must be a list of entries here: [ … ].
fault-unknown-field = There is no such field. Fields are: { $known }.
fault-no-name = An entry must say what it is called: { $fields }.
fault-twice = This entry is here twice.
fault-fixed = In this list no entry may be added or removed. There are: { $known }.
fault-removed = “removed” can only be true, for an entry that is there: { $known }.
fault-form = This is not of the right kind: { $reason }.
fault-word = This must be one of: { $known }.
fault-exactly = This comes to { $given }; it must be { $allowed }.
fault-range = { $given } is not allowed; { $low } to { $high } are.
fault-least = { $given } is too few; at least { $least } are needed.
fault-most = { $given } is too many; at most { $most } are allowed.
fault-deck = With { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}, { $given ->
    [one] { $given } card is
   *[other] { $given } cards are
} too few; at least { $least } are needed.
fault-unknown-name = There is no { $given }. There are: { $known }.
fault-no-text = No text in the language “{ $language }” for: { $keys }.
fault-same-place = This hex is where { $other } is.
fault-castles = With { $seats ->
    [one] { $seats } player there is { $seats } list
   *[other] { $seats } players there are { $seats } lists
} of { $each } castles.
fault-castles-close = { $one } and { $other } are too close; there must be at least { $least } hexes between them.
fault-halves = A card of one type is not cut, one of two types is cut “straight” or “diagonal”.
fault-options = A card has an option for each of these numbers (“n”): { $allowed }.
fault-rows = All rows must be equally long, and there may be { $most } rows and columns at most.
fault-counts-what = This effect must say what it counts (“what”).
fault-pieces = The cells must hang together by their sides, each of them once.
fault-pile = Special promises are in “specials” with the pile “special”, the others in “promises”.
fault-bound = A condition has either “least” or “most”.
fault-rising = The numbers must rise.

## Values of options

value-true = yes
value-false = no

## Bots

bot-easy = misses a lot; good for a first game
bot-normal = plays soundly, and answers at once
bot-hard = misses little; beats a sound player more often than not
bot-expert = has learned and thinks ahead for a second or so; the strongest
bot-random = plays any legal move
bot-random-form = “random”
bot-hasty = looks at a few moves and misses the others; hasty:N looks at N
bot-hasty-form = “hasty”, or “hasty:N” to look at N moves (1 to 64)
bot-greedy = looks one choice ahead and takes what looks best; greedy:N imagines the hidden cards N times
bot-greedy-form = “greedy”, or “greedy:N” to imagine the hidden cards N times (1 to 64)
bot-swift = has learned, but looks at a few moves only and misses the others; swift:N looks at N
bot-swift-form = “swift”, or “swift:N” to look at N moves (1 to 64)
bot-net = has learned by playing against itself: looks one choice ahead and takes what its network likes best; net:N imagines the hidden cards N times. With seats or options it has learned badly or not at all it plays like greedy
bot-net-form = “net”, or “net:N” to imagine the hidden cards N times (1 to 64)
bot-search = thinks: plays on in imagined worlds as long as it may; search:1s for a second, search:250ms, or search:N for N playouts
bot-search-form = “search”, “search:1s”, “search:250ms” (at most 600 seconds) or “search:N” for N playouts (1 to 1000000)
bot-not-learned = With these seats and options { $bots } does not use what it has learned: no network knows them well enough. It judges by rules of thumb and is weaker than usual.
error-visitor-missing = There is no Python at “{ $python }”. After the @ stands the path of the Python that the other version is installed with.
error-visitor-mute = “{ $python }” does not answer. Is Quartier installed with it?
error-visitor-lost = A bot of another version could not follow a game: the two do not play by the same rules ({ $reason }).
error-visitor-bot = The version installed with “{ $python }” has no bot “{ $bot }”.
error-visitor-rules = The version installed with “{ $python }” plays this game by other rules ({ $theirs ->
    [0] it does not have it
   *[other] version { $theirs }
}; here: version { $ours }). The two cannot sit at one table with these seats and options.
error-unknown-bot = There is no bot “{ $given }”. Choose one of: { $known }.
error-bot-form = “{ $given }” does not name a bot. Write { $form }.
error-bot-class = “{ $given }” is no bot: { $why }. Name a module and a class in it, package.module:Class, that can be made without arguments and has the method choose.
error-bot-count = { $given ->
    [one] { $given } bot is named
   *[other] { $given } bots are named
}. Name one for all seats, or { $wanted }: one for each seat, separated by commas.

## Advice

reason-gain = In the end about { $gained } { $gained ->
    [one] point
   *[other] points
} better at “{ $gain }”.
reason-loss = In the end about { $lost } { $lost ->
    [one] point
   *[other] points
} worse at “{ $loss }”.
reason-both = In the end about { $gained } { $gained ->
    [one] point
   *[other] points
} better at “{ $gain }”, but { $lost } worse at “{ $loss }”.

## Command line

cli-about = Quartier: city-building board games at one table.
cli-usage = Usage:
cli-overview-usage = quartier COMMAND [options]
cli-commands = Commands
cli-options = Options
cli-overview-more = quartier COMMAND --help says more about a command.
cli-bots = Bots

cli-metavar-speed = SPEED
cli-metavar-number = N
cli-metavar-setting = OPTION=VALUE
cli-metavar-address = ADDRESS
cli-metavar-bots = BOT,…
cli-metavar-names = NAME,…
cli-metavar-file = FILE
cli-metavar-folder = DIR
cli-metavar-lang = fr|en

cli-option-lang = the language, French or English; default: that of the terminal
cli-option-content = the folder with your corrections of the content, or “none”; default: “content” in your data folder
cli-option-help = show this help
cli-option-version = show the version
cli-version-compiled = compiled rules
cli-version-interpreted = interpreted rules
cli-option-json = write data for programs instead of text
cli-option-seats = number of seats; default: what is usual for the game
cli-option-set = an option of the game, such as leaders=true; “quartier games” lists them; may be repeated
cli-option-games = number of games; default: 100
cli-option-jobs = number of processes that share the work; default: 1
cli-option-sim-bots = who plays: one bot for all seats, or one for each, separated by commas; default: random
cli-option-sim-seed = the seed of the first game, the next one has the next number; default: 1
cli-option-arena-bots = who is compared: one bot for each seat, separated by commas; or two, then the first has one seat and the second all the others; BOT@PYTHON is a bot of the version installed with that Python; default: greedy,random
cli-option-arena-seed = a whole number: the first deal; as many games as there are seats share a deal, and the bots move up a seat from one to the next; default: 1
cli-option-ray = play on the Ray cluster at this address instead of on this machine; “local” starts a small one here
cli-option-play-bots = who sits on the other seats: one bot for all, or one for each, separated by commas; none is a person at the same keyboard; default: greedy
cli-option-play-seed = the seed, to play the same deal again; default: random
cli-option-names = the names of the players at the keyboard, in the order of their seats, separated by commas
cli-option-resume = continue a saved game
cli-option-speed = how fast events are told: 0.5, 1 or 2 times the usual speed, 0 all at once; default: the one last chosen in a game with `speed`, at first 1
cli-option-save = the file to save the game in; default: one in your data folder
cli-option-to = the moment after decision N, 0 being the start; default: the end
cli-option-seat = what seat N may see, the first being 1; default: what everybody may see

error-unknown-command = There is no command “{ $given }”. Commands are: { $known }.
error-unknown-argument = “{ $given }” is not an option of this command. Options are: { $known }.
error-extra-word = “{ $given }” is one word too many. With --help the command says what it takes.
error-missing-value = { $option } needs a value after it.
error-needless-value = { $option } takes no value.
error-language = There are no texts in “{ $given }”. Choose one of: { $allowed }.
error-range = { $option } must be a whole number from { $low } to { $high }, not “{ $given }”.
error-speed = { $given } is no speed. Speeds: { $known }; 0 tells everything at once.
error-seed = A seed must be a whole number of at most { $bits } bits: 0, 1, 2 and so on, not “{ $given }”.
error-setting-form = “{ $given }” is not a setting. Write an option and its value, such as leaders=true.
error-missing-title = Name a game: { $known }.
error-missing-file = Name the file of a saved game.
error-name = “{ $given }” cannot be a name. A name has 1 to { $most } letters and does not begin with “bot:”.
error-name-count = { $given ->
    [one] { $given } name is
   *[other] { $given } names are
} given for { $persons ->
    [one] { $persons } player
   *[other] { $persons } players
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
cli-games-seats = { $low } to { $high } seats (usually { $usual }), about { $minutes } min.
cli-games-options = Options:
cli-games-combinations = What goes together:
cli-games-default = (default)

## play

cli-play = play on this terminal
cli-play-about = Plays GAME on this terminal; without GAME it asks which one. You have the first seat. The game is saved after each of your decisions, and can be resumed whenever you have left it.
cli-play-usage = quartier play [GAME] [options]
cli-implied = { $option }: { $value }, which goes with what you chose.
cli-which-game = Which game do you want to play?
cli-welcome = Type the number of a move, or ? for help. The game is saved as you play.
cli-person-name = Player { $number }
cli-bot-name = Bot { $number }
cli-news = Since your last decision:
cli-news-earlier = { $number ->
    [one]  … one earlier line; “log” shows it.
   *[other]  … { $number } earlier lines; “log” shows them.
}
cli-hand-over = It is { $seat }'s turn. Pass the keyboard on, then press Enter.
cli-hand-over-undo = { $seat } can still change their mind with “{ $word }”.
cli-number-range = Choose a number from 1 to { $high }.
cli-unknown = “{ $given }” is not a move. Type the number of a move, or ? for help.
cli-unknown-alike = “{ $given }” is not a move. Close to it: { $alike }. Type ? for help.
cli-help-moves = Type the number of a move, or write it:
cli-help-verbs = Or one of these:
cli-verb-help = ? help
cli-verb-help-about = this help; an empty line shows the table again
cli-verb-why = why
cli-verb-why-about = followed by a move: why it is not allowed
cli-verb-rules = rules
cli-verb-rules-about = the rule of this question, or the one whose number follows
cli-verb-undo = undo
cli-verb-undo-about = undo your last decision, as long as nobody knows of it
cli-verb-board = board
cli-verb-board-about = the whole table, where the screen has room for part of it only
cli-verb-log = log
cli-verb-log-about = all that happened, as far as you may know
cli-verb-scores = scores
cli-verb-scores-about = the points as they stand
cli-verb-speed = speed
cli-verb-speed-about = followed by 0.5, 1, 2 or 0 (at once): how fast is told what happens; Enter skips the rest
cli-speed-set = Speed: { $speed }.
cli-verb-save = save
cli-verb-save-about = save the game, from now on in the file that follows
cli-verb-quit = quit
cli-verb-quit-about = leave; the game is saved
cli-why-what = Which move? Write it after the word, as the help shows.
cli-why-allowed = { $move } is allowed.
cli-undone = Undone: { $move }.
cli-undo-nothing = You have not decided anything yet, so there is nothing to undo.
cli-undo-revealed = Your last decision stands: something hidden was revealed since.
cli-undo-others = Your last decision stands: somebody has decided since, knowing it.
cli-log-empty = Nothing has happened yet.
cli-no-scores = This game counts its points at the end.
cli-saved = The game is saved. To go on from there:
cli-left = The game is saved. To go on:
cli-left-unsaved = The game could not be saved.
cli-finished = The game is saved. To look at it again:
cli-verb-hint = hint
cli-verb-hint-about = the moves a bot would consider in your place, and why
cli-verb-what-if = if
cli-verb-what-if-about = try moves in private, for all seats; the table stays as it is
cli-verb-back-about = undo the last move of this line
cli-verb-redraw = redraw
cli-verb-redraw-about = begin again, with everything you cannot know drawn afresh
cli-verb-leave-about = back to the table
cli-what-if = What if? You play all seats now; what you cannot know was drawn at random. Nothing of this happens at the table. “quit” leads back.
cli-what-if-left = Back at the table.
cli-what-if-end = This line is over. “undo” goes back a move, “quit” leads back to the table.
cli-hint-thinking = The bot is thinking…
cli-hint-only = There is only one move.
cli-hint-move = move
cli-hint-win = win
cli-hint-points = points
cli-hint-why = why
coach-as-good = As good, as far as can be told.
coach-behind = Costs { $share } of the winning chances; in points: { $points }.
coach-behind-share = Costs { $share } of the winning chances.
coach-behind-points = Costs, in points: { $points }.
cli-finished-review = To see which moves cost most:

cli-review = say what the decisions of a finished game were worth
cli-review-about = Goes through the saved game FILE decision by decision, shows how the chances went, and names up to three moves that surely cost most with what a bot would have played.
cli-review-usage = quartier review FILE [options]
cli-option-review-seat = whose decisions; by default those of the first person
cli-review-head = { $seat }: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  }
cli-review-curve = The chance to win, from the first decision to the last:
cli-review-curve-alone = Expected points, from the first decision to the last:
cli-review-played = what you played
cli-review-could = with the best move, where it is surely better
cli-review-band = Each chance may be off by ± { $off }.
cli-review-band-alone = Each number of points may be off by ± { $off }.
cli-review-flawless = No decision cost you anything that is more than luck.
cli-review-mistake = • { $when }, decision { $number }. { $cost }
cli-review-better = You: { $played }. Better: { $best }.
cli-review-best = The best a bot reached with this deal: { $best ->
    [one] { $best } point
   *[other] { $best } points
}; you have { $score }.

cli-result-points = Points
cli-result-total = Total
cli-result-rank = Rank
cli-result-winners = { $number ->
    [one] { $names } wins.
   *[other] { $names } win.
}

## sim

cli-learn = learn a game by playing it
cli-learn-about = Holds a lesson of GAME: a fixed deal, one thing asked at a time, an answer to each likely wrong try. Without LESSON it lists them.
cli-learn-usage = quartier learn GAME [LESSON] [options]
cli-learn-enter = (Enter to go on)
cli-learn-done = That was the lesson. The game is yours now: “hint” says what a bot would do.
error-unknown-lesson = There is no lesson “{ $given }”. There are: { $known }.
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
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $seconds } s. Per second: { $rate } games, { $decision_rate } decisions.
cli-sim-seat = Seat
cli-sim-bot = Bot
cli-sim-mean = Mean
cli-sim-min = Least
cli-sim-max = Most
cli-sim-wins = Wins
cli-percent = { $share }%

## record

cli-record = write decisions of bots as a data set
cli-record-about = Lets bots play many games of GAME and writes a row for every decision into a Parquet file: what the seat saw, what it might do, what it did, and how the game ended for it. Equal commands write equal files. For programs that learn.
cli-record-usage = quartier record GAME [options]
cli-option-record-output = the file to write; default: named after the game, in this folder
cli-record-done = { $file }: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} of { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
error-no-folder = There is no folder “{ $given }”. Create it, or name another place.
error-folder = “{ $given }” is a folder. Name a file in it.
error-record-needs = Data sets are written by { $given }, which is not installed. Install it: pip install 'quartier[data]'

## lab

cli-lab = look into the balance of a game, or try out a change
cli-lab-about = Lets bots play many games of GAME and writes a page about what wins; with a change, as many as it is and as many with it, and what moved: who wins from which seat, with which cards and openings, how long games are and how close. Intervals hold the truth 95 times in 100; a finding counts as sure if, of all that are called sure, no more than one in twenty may be luck.
cli-lab-usage = quartier lab GAME [--change FILE] [options]
cli-metavar-change = CHANGE
cli-option-lab-change = what is changed: a file of corrections, as owners of a box write it, or an option such as leaders=true; may be repeated
cli-option-lab-games = number of games, with a change on each side; default: 1000
cli-option-lab-bots = who plays: one bot for all seats, or one for each, separated by commas; they change seats; default: greedy
cli-option-lab-output = the page to write; default: named after the game, in this folder
cli-lab-done = { $number ->
    [0] Nothing moved for sure
    [one] { $number } thing moved for sure
   *[other] { $number } things moved for sure
}, of { $all } that were often enough to tell.
cli-lab-finding = { $name }: { $before }% of wins before, { $after }% after
cli-lab-portrait = { $number ->
    [0] Nothing wins more or less than an equal share for sure
    [one] { $number } thing wins more or less than an equal share for sure
   *[other] { $number } things win more or less than an equal share for sure
}, of { $all } that were often enough to tell.
cli-lab-share = { $name }: { $after }% of wins, an equal share is { $before }%
cli-lab-written = The report is in { $file }.
error-lab-change = A change is at most one file of corrections, and any number of options such as leaders=true.
error-lab-no-file = There is no file “{ $given }”. Name a file of corrections, or write an option and its value: option=value.
lab-heading = { $title }: before and after a change
lab-about = { $before ->
    [one] { $before } game
   *[other] { $before } games
} before, { $after ->
    [one] { $after } game
   *[other] { $after } games
} after, between the same bots. Shares are those of the wins of seats that did a thing. Lines in bold are surely no luck: of all such lines no more than one in twenty is. Bots are no people: what they never try cannot be seen here.
lab-portrait = { $title }: what wins
lab-portrait-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
} between bots. On average: decisions in a game { $length }, points of a seat { $points }, points between the first and the second { $lead }. Shares are those of the wins of seats that did a thing; who does much wins much, so doing and winning may have a common cause. Lines in bold are surely no luck: of all such lines no more than one in twenty is. Bots are no people: what they never try cannot be seen here.
lab-whole = The whole game
lab-seats = Wins by seat
lab-starts = Wins by what a seat begins with
lab-openings = Wins by what a seat does first
lab-first = first { $name }
lab-things = Wins by what a seat does
lab-length = Decisions in a game
lab-lead = Points between first and second
lab-points = Points of a seat
lab-thing = What
lab-number = Times
lab-before = Before
lab-after = After
lab-even = Equal share
lab-wins = Wins
lab-change = Change
lab-luck = Luck
lab-more = { $number ->
    [one] { $number } more moved less.
   *[other] { $number } more moved less.
}

## arena

cli-arena = compare bots
cli-arena-about = Lets bots play many games of GAME and says how strong each is: its share of the wins and its lead in points, with the interval that holds the truth 95 times in 100, its Elo rating (0 for the last one), and how fast it decides. Every deal is played once from each seat. A shared win counts in parts, and so does a bot that has several seats.
cli-arena-usage = quartier arena GAME --bots BOT,BOT [options]
cli-arena-summary = { $title }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: { $games ->
    [one] { $games } game
   *[other] { $games } games
}. By chance alone a seat would win { $chance }.
cli-arena-wins = Wins
cli-arena-interval = 95%
cli-arena-score = Points
cli-arena-lead = Lead
cli-arena-elo = Elo
cli-arena-rate = /s
cli-arena-p50 = p50 ms
cli-arena-p95 = p95 ms
error-line-up = { $given ->
    [one] { $given } bot is named
   *[other] { $given } bots are named
} for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Name one for each seat, or two: the second then has all seats but one.
error-no-ray = Ray is not installed here. Install it with: pip install 'quartier[ray]'
error-no-cluster = There is no Ray cluster at “{ $given }”. Start one with “ray start --head”, or write “local”.

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

## verify

cli-verify = check that nobody chose the deal of a saved game
cli-verify-about = Plays the saved game FILE again, and checks that its deal follows from the secret its server had committed itself to and from what every seat added. Exit code 0: all of it is right; 1: something is not, or nothing was promised; 2: the file cannot be used.
cli-verify-usage = quartier verify FILE [options]
cli-verify-replays = { $decisions ->
    [one] { $decisions } decision, allowed
   *[other] { $decisions } decisions, all of them allowed
} with the cards that { $generator } deals from the seed.
cli-verify-none = Nothing was promised about this deal: the game was not played at a server, comes from a record, or from a time before deals were made together. Where its seed comes from cannot be checked.
cli-verify-secret-right = The secret is the one the server had committed itself to.
cli-verify-secret-wrong = WRONG: the secret is not the one the server had committed itself to.
cli-verify-key-right = The seed follows from the secret and from what the seats added.
cli-verify-key-wrong = WRONG: the seed does not follow from the secret and from what the seats added.
cli-verify-compare = Compare with what you saw before the start, and with what your own program added:
cli-verify-commitment = { "  " }commitment: { $commitment }
cli-verify-added = { "  " }added by { $name }: { $entropy }

## rules

cli-rules = show rules by their numbers
cli-rules-about = Shows the rules of GAME in our own words, all of them or those whose NUMBERs are given, such as SW-41 or 41.
cli-rules-usage = quartier rules GAME [NUMBER…] [options]

## content

cli-content = what is in the box, how it is known, and your corrections
cli-content-about = Shows what is in the box of GAME and which values are reconstructed, checks your corrections of it, or writes the reconstructed values as a file of corrections to begin with.
cli-content-usage = quartier content show|check|export GAME [options]
cli-content-found = { $title }: { $number ->
    [one] { $number } correction
   *[other] { $number } corrections
} in { $file } (fingerprint { $fingerprint }).
cli-content-none = { $title }: no corrections; they would be in { $file }
cli-content-aside = { $title }: corrections are left aside.
cli-content-stray = { $file } belongs to no game. Name it after one of: { $known }.
cli-content-in-use = Played with { $number ->
    [one] { $number } correction
   *[other] { $number } corrections
} of the content (fingerprint { $fingerprint }), from { $file }.
error-content-word = “{ $given }” is none of: show, check, export.
box-heading = What is in the box
box-intro = { $reconstructed ->
    [0] All { $total } values of the box are known, or follow from others.
   *[other] { $reconstructed } of { $total } values of the box are reconstructed, and marked †: nothing public says them, so they were chosen to agree with everything that is known. The others are known, or follow from those that are.
}{ $corrected ->
    [0] { "" }
   *[other] { " " }An owner of the box has corrected { $corrected } of them, marked ‡.
}
rule-corrected = ‡ Corrected by an owner of the box.

## Playing at a table

refusal-over = The game is over.
refusal-unknown-move = There is no such move. Choose one of the moves offered.
refusal-future = The table is at version { $latest }, and you speak of a later one. Load it again, then decide.
refusal-time-up = Your time for this decision is up: the bot takes it. Take your seat back afterwards.
refusal-stale = The table has changed since you looked. Look again, then decide again.
refusal-bot-plays = A bot is playing your seat. Take the seat back first.
refusal-spectator = You are watching this table. Only those who sit there can do this.
refusal-malformed = The server does not understand this message. Reload the page and try again.
refusal-trouble = The server could not do this because of a fault of its own. Try again in a moment.
refusal-no-team = You have no partners at this table; say it to everybody.
refusal-chat-length = A line of chat has 1 to { $most } characters.
refusal-undo-known = Others already know your last decision. Ask them to agree to undo it.
refusal-undo-pending = There is already a request to undo. Wait until it is answered.
refusal-undo-nothing = You have not decided anything you could undo.
refusal-undo-not-asked = Nobody is asking you to undo.

## Tables

refusal-no-table = There is no such table, or you need its link to see it.
refusal-no-title = There is no such game here. The start page lists the games.
refusal-no-lesson = There is no such lesson of this game here.
refusal-no-language = There are no texts in this language. Choose en or fr.
refusal-no-version = The table has not come that far; its last step is { $latest }.
refusal-not-open = This table has started or is closed. Choose another table.
refusal-not-started = This table has not started yet.
refusal-hint-people = Hints are for games against bots. Against people, ask again when the game is over.
refusal-no-help = This table was set up without help. Ask again when the game is over.
refusal-no-hints = This table was set up without hints; you may try lines of play. Ask again when the game is over.
refusal-no-advice = The bot could not answer in time. Ask again.
refusal-not-over = This is possible when the game is over.
refusal-not-host = Only the person who set the table up can start it.
refusal-one-seat = You can have only one seat at a table.
refusal-seat-taken = This seat is taken. Choose another one.
refusal-no-seat = You have no seat at this table.
refusal-too-many-tables = You have { $most } tables that are not over. Finish or leave one first.
refusal-tables-waiting = { $most ->
    [one] A public table of yours is waiting for players. Start or leave it first, or set up a private one.
   *[other] { $most } public tables of yours are waiting for players. Start or leave one first, or set up a private one.
  }
refusal-tables-hour = That makes more than { $most } new tables within an hour. Wait a few minutes, or go on at one of yours.
refusal-tables-address = Guests of your network have set up many tables within the last hour. Wait a few minutes, or make an account: it is counted on its own.
refusal-pace-short = A clock needs { $least } seconds or more. Choose a longer time, or play without a clock.
refusal-pace-increment = Seconds per decision go with a clock, up to an hour, and not with a time for each decision. Choose another pace.
refusal-too-many-bot-tables = You have { $most } tables where only bots play. Finish one first, or take a seat at the new table.
refusal-bot-too-long = A bot may not think that long here. Choose { $known }, or a search up to { $seconds } or { $playouts }.
refusal-too-many-reviews = You already have { $most } reviews being prepared. Wait until one is done.
refusal-busy = Many people are waiting for bots just now. Try again in a moment.
refusal-other-rules = The rules of this game have been changed since, and under the new ones this table would have gone differently. Nothing of it is lost: it goes on as soon as the earlier rules are installed again. If it was over, its record can still be downloaded.
refusal-other-content = This table was played with other content than this server has now: a value of the box was corrected, or a correction taken back. Nothing of it is lost: it goes on as soon as the earlier content is back. If it was over, its record can still be downloaded.
refusal-damaged = What is stored of this table cannot be read, so nobody can play on. Nothing of it is deleted: whoever runs the server can see what is wrong with “quartier tables check”. If it was over, its record can still be downloaded.

## People

refusal-no-name = Choose a name first.
refusal-name = This is not a name. Write it in letters and digits.
refusal-name-length = A name has 1 to { $most } characters, and at least one letter or digit.
refusal-name-signs = A name is made of letters, digits, spaces and - _ . '. The character { $code } cannot be in it, and may not even be visible: write the name again.
refusal-name-marks = A letter of a name bears at most { $most } accents.
refusal-name-scripts = A name keeps to one alphabet. Letters of this one come from several that look alike: write it in one of them.
refusal-name-direction = In a name that is written from right to left, letters come first and digits last.
refusal-name-reserved = This name would be taken for the server's own, for a bot or for a game. Choose another name.
refusal-name-taken = There is an account whose name looks the same. Choose another name, or sign in if it is yours.
refusal-password = A password has 8 to 200 characters.
refusal-password-easy = This password would soon be guessed. Choose one that is not common; a few words in a row are good.
refusal-password-name = This password is hardly more than the name of the account. Choose another one.
refusal-old-password = The current password is wrong.
refusal-tries = { $seconds ->
    [one] Too many tries. You can try again in { $seconds } second.
   *[other] Too many tries. You can try again in { $seconds } seconds.
}
refusal-wrong-password = The name or the password is wrong.
refusal-has-account = You have an account already.
refusal-no-account = You have no account yet. Create one first.
refusal-no-session = You are not signed in there any more.
refusal-webhook = A webhook is an address that begins with http:// or https:// and has at most 500 characters.
refusal-email = This is not an e-mail address.
refusal-entropy = What a seat adds to the deal has 1 to 64 characters: letters without accents, digits, - and _.
refusal-entropy-not-asked = This table does not wait for you to add to its deal.
refusal-no-letters = This server sends no mail. Ask whoever runs it, or use a webhook.
refusal-letters = { $minutes ->
    [one] Enough mail for now. You can have another message in { $minutes } minute.
   *[other] Enough mail for now. You can have another message in { $minutes } minutes.
}
refusal-nothing-to-confirm = There is no address to confirm.
refusal-letter-old = This link is too old, or belongs to an address that has been changed since. Have a new message sent from the page, under your name.
refusal-field = The server cannot use what was sent as “{ $field }”. Check it and try again.
refusal-too-fast = Too many requests at once. Wait a moment and try again.
refusal-foreign-page = The request comes from a page that is not this server's own. Open the server's own page.

error-http-400 = The server does not understand this request. Reload the page and try again.
error-http-404 = There is nothing at this address. Check it, or go to the start page.
error-http-405 = This address does not take such requests.
error-http-413 = What was sent is too large.
health-reading = The database cannot be read.
health-writing = The database takes nothing new; its disk may be full or read-only.
error-http-500 = Something went wrong on the server. Try again in a moment.

server-told-your-turn = { $title }: it is your turn
server-told-your-turn-letter =
    Hello { $name },
    it is your turn at a table of { $title }:
server-told-proposed = { $title } again, with the same people? { $by } asks you for { $date }
server-told-proposed-letter =
    Hello { $name },
    { $by } would like to play { $title } again with the same people, on { $date }.
    If you cannot come, say so at the table you played:
server-told-opened = { $title }: your table is open
server-told-opened-letter =
    Hello { $name },
    it is time for { $title }, as you arranged. Your table is open:
server-digest-subject = Quartier: { $tables ->
    [one] { $tables } game waits
   *[other] { $tables } games wait
} for you
server-digest-body =
    Hello { $name },
    this is where others wait for you.
server-mail-why = You get this because you asked Quartier to write to you. Change that on its page, under your name, or stop all mail:
server-mail-confirm-subject = Quartier: is this your address?
server-mail-confirm-body =
    Somebody wants Quartier to write to this address when it is their turn at a table.
    If it was you, open this link within 24 hours:
server-mail-confirm-why = If it was not you, there is nothing to do: you will hear no more of it.
server-mail-reset-subject = Quartier: another password
server-mail-reset-body =
    Somebody wants another password for the account { $name }. To choose one,
    open this link within an hour:
server-mail-reset-why = If it was not you, there is nothing to do: your password stays what it is.
server-no-page = This is a Quartier server without its page. Programs find what it offers at /openapi.json.

## Server

error-database = The database cannot be opened: { $reason }.
error-database-form = A database is written sqlite:///FILE or postgresql://USER@HOST/NAME, not “{ $given }”.
error-database-folder = There is no folder { $folder } to keep the database in. Create it, or name another place.
error-database-newer = The database was made by a newer Quartier. Install that version, or name another database.

## serve

cli-serve = open the tables in the browser
cli-serve-about = Starts a server for tables in the browser and opens its page. Everything is kept in a file in your data folder unless --database names another place. Every option can also be set in the environment (--public-url as QUARTIER_PUBLIC_URL) or in a file (public_url = …); the command line counts first, then the environment. A mail server (QUARTIER_SMTP, such as smtp://user:password@host:587?from=tables@host) and a token that opens the figures at /metrics (QUARTIER_METRICS_TOKEN) are set there only, or in a file named by QUARTIER_SMTP_FILE and QUARTIER_METRICS_TOKEN_FILE.
cli-serve-usage = quartier serve [options]
cli-serve-ready = Quartier is open at { $address } (stop with Ctrl-C).
cli-serve-network = On other devices in your network: { $address }
cli-serve-kept = Tables are kept in { $place }
cli-serve-stopped = Quartier has stopped. Every table is kept and goes on when you start it again.
cli-metavar-host = HOST
cli-metavar-url = URL
cli-option-host = the address to listen at; default: 127.0.0.1, which only this machine reaches
cli-option-port = the port to listen at; default: 8000
cli-option-database = sqlite:///FILE or postgresql://USER@HOST/NAME; default: a file in your data folder
cli-option-workers = number of server processes that share the work, with PostgreSQL only; default: 1
cli-option-bot-processes = number of processes in which bots think for long, besides the one for quick answers; default: one less than the cores of the machine
cli-option-any-bots = let people ask for every bot, however long it thinks; default: levels and short searches only
cli-option-public-url = the address people use, if the server is behind a proxy
cli-option-no-browser = do not open the browser
cli-option-settings = a file with settings; default: settings.toml in your data folder, if it is there
cli-option-backup-folder = where to put copies of the database by and by (SQLite only); default: no copies
cli-option-backup-hours = hours from one copy to the next; default: 24
cli-option-backup-keep = number of copies that are kept; default: 14
cli-option-guest-days = days after which guests who never played are forgotten, 0 for never; default: 180
cli-option-waiting-days = days after which tables that never began are forgotten, 0 for never; default: 30
cli-option-chat-days = days after which chat at tables that are over is forgotten, 0 for never; default: 365
error-settings-file = { $file } cannot be used: { $reason }.
error-unknown-setting = { $file } sets “{ $given }”, which there is not. Settings: { $known }
error-unknown-variable = The environment has { $given }, which sets nothing here. Did you mean { $meant }?
error-setting-value = In { $file }, “{ $given }” must be a text, a whole number, true or false.
error-switch = { $setting }: “{ $given }” is neither yes nor no.
error-address = The server cannot listen at { $host }, port { $port }: { $reason }. Choose another --port.
error-workers-database = Several processes need a database they can share. Name one with --database postgresql://USER@HOST/NAME, or leave out --workers.
error-public-url = “{ $given }” is not the address people come to. The public URL is written https://HOST or http://HOST:PORT, with nothing behind it.
error-smtp = QUARTIER_SMTP does not name a mail server. It is written smtp://USER:PASSWORD@HOST:587 or smtps://USER:PASSWORD@HOST, followed by ?from=ADDRESS if mail is sent from another address.
error-metrics-token = QUARTIER_METRICS_TOKEN has fewer than { $least } characters. Make a longer one, for instance with: openssl rand -hex 16
error-server-missing = The server's parts are not installed. Install them with: pip install 'quartier[server]'; with uv, start it by: uvx --from 'quartier[server]' quartier serve

## tables

cli-tables = check the stored tables against the rules
cli-tables-about = “check” plays every stored table again under the installed rules and says which would go differently, and from which move on; it changes nothing. “adopt” lets tables that new rules have stopped go on under these, if everything played there is still allowed.
cli-tables-usage = quartier tables check|adopt [options]
cli-tables-goes-on = goes on under the installed rules.
cli-tables-stays = stays stopped: something that was played is no longer allowed, or cannot be read. “quartier tables check” says what.
cli-tables-adopted = { $stopped ->
    [0] No table is stopped.
    [one] { $stopped } stopped table, { $on } going on.
   *[other] { $stopped } stopped tables, { $on } going on.
}
cli-tables-checked = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} played again, { $different } of them differently.
cli-tables-damaged = { $damaged ->
    [one] { $damaged } table is damaged. It is shown as such to its players and left as it is; mend what is named above, or take it out of a backup, and start the server again.
   *[other] { $damaged } tables are damaged. They are shown as such to their players and left as they are; mend what is named above, or take it out of a backup, and start the server again.
}
error-tables-word = “{ $given }” is not a tables command. Write: quartier tables check, or quartier tables adopt
check-row = damaged: what is stored in { $columns } cannot be read.
check-entry = damaged: entry { $number } of its log cannot be read.
check-gap = damaged: entry { $number } of its log is missing.
check-no-title = this game is not installed.
check-newer = it was played under version { $given } of the rules; version { $current } is installed.
check-content = it was played with other corrections of the content than are in use here.
check-settings = these options or this number of seats are no longer allowed.
check-start = the set-up is different.
check-different = after entry { $number } ({ $seat }: { $move }) the position is different.
check-refused = entry { $number } ({ $seat }: { $move }) is no longer allowed.

## backup

cli-backup = copy the stored tables while the server runs, and put copies back
cli-backup-about = Copies the database of the server to FILE, even while it runs. “verify FILE” tries out whether a server could go on with a copy: it plays every table in it again. “restore FILE” puts a copy in the place of the database, once the server is stopped; what was there is set aside.
cli-backup-usage = quartier backup [verify|restore] FILE [options]
cli-backup-done = The tables are copied to { $file }.
cli-backup-verified = { $file } can be read and brought up to date. { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} played again, { $different } of them differently or damaged.
cli-backup-different = Those tables will be shown as stopped or damaged; “quartier tables check” names them.
cli-backup-restored = { $file } holds the tables of the copy.
cli-backup-aside = What was there before is now { $file }; delete it when you no longer need it.
error-missing-backup = Name the file of the copy.
error-backup-unreadable = { $file } is not a copy a server could use: { $reason }.
error-database-in-use = A server is using { $file }. Stop it first.
error-backup-postgres = This copies SQLite files. For PostgreSQL use its own tool: pg_dump --dbname=URL --file=FILE
error-no-database = There is no database { $file }. Start the server once, or name the database with --database.

## admin

cli-admin = look after the people and tables of a server
cli-admin-about = What the keeper of a server does. “people TEXT” finds people; “mute”, “ban”, “unmute” and “unban” take an account or an id, with --days and --because; “appoint” lets an account do the same on the page /keeper, “dismiss” no longer. “reset ACCOUNT” gives a link to another password, for an hour. “reports” lists what people reported, “reports ID” shows one with what was said and done, “settle ID” ends one. “tables” lists what is being played, “tables TEXT” the tables of people with such a name, “remove ID” ends one. “announce TEXT” tells everybody something, “close TEXT” also stops play until “open”. “log” shows what keepers did.
cli-admin-usage = quartier admin ACT [WHOM] [options]
cli-metavar-text = TEXT
cli-option-days = for how many days somebody is muted or banned; default: 7
cli-option-because = why, for whom it concerns
cli-admin-done = Done: { $what }.
cli-admin-reset = Within an hour { $name } can choose another password here, once: { $link }
error-admin-missing = Say what a keeper is to do. Choose from: { $known }
error-admin-act = “{ $given }” is not something a keeper does. Choose from: { $known }
error-admin-whom = Say whom or what: an account, an id, a table, a report.
error-admin-text = Write what everybody is to read.
error-admin-long = What people are to read has at most { $most } characters.
error-admin-nobody = There is no account “{ $given }”, and nobody with that id. “quartier admin people” finds them.
error-admin-guest = { $given } is a guest; only an account can be a keeper.
error-admin-table = There is no table “{ $given }” that could still be played.
error-admin-report = There is no open report “{ $given }”.
refusal-muted = You may not write in the chat until { $date }. { $reason }
refusal-banned = This account may not come in until { $date }. { $reason }
refusal-closed = The tables are closed for a while: { $text } Nothing is lost; play goes on when they open.

## tidy

cli-tidy = forget guests who never played, tables that never began, old chat
cli-tidy-about = Forgets what nobody needs any more; the server does so by itself every day. Guests who never played, tables that never began, and chat at tables that are over go after some days. Nothing of a running table is touched.
cli-tidy-usage = quartier tidy [options]
cli-option-dry-run = only say what would be forgotten
cli-tidy-done = Forgotten: { tidied }.
cli-tidy-would = To be forgotten: { tidied }. Nothing was changed.
tidied = { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $lines ->
    [one] { $lines } line of chat
   *[other] { $lines } lines of chat
}

## health

cli-health = say whether the server on this machine is well
cli-health-about = Asks the server at --host and --port whether its database reads and writes. The exit code is 0 if all is well, for containers and other keepers.
cli-health-usage = quartier health [options]
cli-health-well = The server at { $address } is well.
cli-health-ill = The server at { $address } is not well: { $reason }
cli-health-silent = The server at { $address } does not answer: { $reason }
cli-health-stranger = something that is not Quartier answers there.

## Rules that are compiled in the background

rules-compiling = The rules are being compiled in the background. In a few minutes the bots will think several times as fast.
rules-interpreted = The rules are not compiled, so the bots think slowly. The server's log says why.
rules-no-compiler = The rules are not compiled, so the bots think slowly. Install a C compiler (Debian: apt install gcc python3-dev; macOS: xcode-select --install) and start the server again.

# Ratings, friends and tournaments

refusal-rated-account = Rated tables are for accounts, so that a rating is somebody's. Create an account or sign in.
refusal-rated-clock = A rated table needs a clock. Choose one, or days per move.
refusal-rated-people = A rated table needs at least two people. Leave another seat open.
refusal-rated-bots = At rated tables only bots of a level play: easy, normal, hard, expert.
refusal-rated-full = A rated table begins when every seat is taken. No bot takes an open one.
refusal-rated-undo = At a rated table nothing is taken back.
refusal-blocked = You cannot sit here: somebody at the table and you do not play together.
refusal-oneself = That is yourself.
refusal-nobody = There is nobody of that name, or they do not show themselves. Check the name of the account.
refusal-reports = You have sent { $most ->
    [one] { $most } report
   *[other] { $most } reports
} today. The keeper reads them; wait until tomorrow.
refusal-no-tournament = There is no such tournament, or it is not yours to see. Ask for its link.
refusal-tournament-clock = A tournament needs a clock, or a round might never end. Choose one, or days per move.
refusal-tournament-name = Give the tournament a name.
refusal-tournament-begun = You have entered already, or it has begun. Look at it again.
refusal-tournament-few = It takes at least { $least ->
    [one] { $least } person
   *[other] { $least } people
} to begin. Pass the link on.
refusal-tournament-full = { $most ->
    [one] { $most } person is
   *[other] { $most } people are
} in this tournament, and there is no room for more.
refusal-tournament-over = This tournament is over.
refusal-tournaments = You have { $most ->
    [one] { $most } tournament
   *[other] { $most } tournaments
} that are not over. Close one first.
cli-ratings = work all ratings out anew
cli-ratings-about = “recompute” plays the record of every rated table again, in the order in which they counted, and works all ratings out anew. What differs is put right; on a whole database nothing does.
cli-ratings-usage = quartier ratings recompute [options]
cli-ratings-done = { $tables ->
    [one] { $tables } rated table
   *[other] { $tables } rated tables
}, { $changed } put right.
cli-ratings-unplayed = { $unplayed ->
    [one] { $unplayed } of them cannot be played again
   *[other] { $unplayed } of them cannot be played again
} with the installed rules; what was noted of it was taken.
error-ratings-word = “{ $given }” is not a ratings command. Write: quartier ratings recompute
refusal-quiet = Quiet hours need a beginning, another end, and a time zone such as Europe/Paris.
server-somebody = Somebody
server-bot = Bot

## puzzles

cli-puzzle = find the best move of a position
cli-puzzle-about = Shows a position out of a game between bots and asks for the best move, as far as somebody on that seat can know it. Then it says what each move is worth and why. Without GAME it is of any game, without N any of its puzzles.
cli-puzzle-usage = quartier puzzle [GAME [N]] [options]
cli-puzzle-you = You
cli-puzzle-asked = Puzzle { $number }, rated { $rating }: which move is best?
cli-puzzle-right = Right!
cli-puzzle-wrong = There is a better move.
cli-puzzle-theme = It is about: { $theme }.
cli-puzzle-next = Press Enter for another one, or type a move, “if” to play on from here, “quit” to leave.
cli-verb-puzzle-quit-about = leave
cli-puzzles = list the puzzles of a game, or look for new ones
cli-puzzles-about = “list” names the puzzles of GAME with theme, rating and margin: how far the next move lies behind, as a part of the win, or in points for who plays alone. “mine” lets bots play games and looks for positions in which one move is clearly the best and a quick look misses it.
cli-puzzles-usage = quartier puzzles list|mine GAME [options]
cli-puzzles-number = No.
cli-puzzles-theme = theme
cli-puzzles-rating = rating
cli-puzzles-margin = margin
cli-puzzles-mined = Game { $seed }: { $found ->
    [one] { $found } puzzle
   *[other] { $found } puzzles
}
cli-puzzles-looked = { $looked ->
    [one] { $looked } position was looked at
   *[other] { $looked } positions were looked at
}; one move was clearly the best in { $clear }.
cli-puzzles-saved = What was found was added to { $file }
cli-option-mine-games = mine: how many games to look through; default: 10
cli-option-mine-minutes = mine: end with the game in which so many minutes are over
cli-option-mine-seed = mine: the seed of the first game; default: after the last one in the file
cli-option-mine-processes = mine: so many games at the same time; default: 1
cli-option-mine-save = mine: the file puzzles are added to; default: puzzles.jsonl
error-puzzles-word = “{ $given }” is not a puzzles command. Write: quartier puzzles list GAME, or quartier puzzles mine GAME
error-no-puzzles = There are no puzzles of { $title }. Look for some with: quartier puzzles mine { $title }
error-puzzle-number = There is no puzzle { $given }. Choose a number from 1 to { $high }.
refusal-no-puzzle = There is no such puzzle.
refusal-no-example = There is no such example.
example-points = { $category }: how many points?
example-place = Which place do you take then?
puzzle-theme-deny = Take from the others
puzzle-theme-plan = Plan ahead

## Being told, and meeting again

refusal-push = Your browser named no push service that can be used. Turn notifications off in its settings and on again.
refusal-appointment-time = Choose a time that is still to come, within { $days } days.
refusal-appointment = Somebody has arranged the next time already. Open the table again to see it.
refusal-no-appointment = Nothing has been arranged there.
