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
