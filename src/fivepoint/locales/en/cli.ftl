# The command line: help pages, wrong usage, files.

cli-usage = Usage: { $usage }
cli-usage-program = fivepoint COMMAND [OPTIONS]
cli-usage-group = { $command } COMMAND [OPTIONS]
cli-usage-command = { $command } [OPTIONS]
cli-commands = Commands:
cli-arguments = Arguments:
cli-options = Options:
cli-program-help = Backgammon: play, analyse and study. Rules, an engine and a board.
cli-program-more = “fivepoint COMMAND --help” tells more about a command.
cli-lang-help = The language to use; without it, the language of the system.
cli-help-help = Show this page.
cli-json-help = Print the result as JSON.
cli-default = Without it: { $value }.
cli-version-help = Show the version.
cli-play-summary = Play against the computer or with a friend in this terminal.
cli-error = Error: { $message }

# Wrong usage

error-unknown-language = There is no language “{ $asked }” here. Choose one of: { $known }.
error-unknown-command = There is no command “{ $command }”. Choose one of: { $known }.
error-unknown-option = There is no option { $option } here. Add --help to see the options.
error-mistyped-option = There is no option { $option } here. Did you mean { $similar }?
error-option-needs-value = { $option } needs a value after it.
error-option-not-a-choice = { $option } cannot be “{ $value }”. Choose one of: { $choices }.
error-option-not-a-number = { $option } needs a whole number, not “{ $value }”.
error-option-out-of-range = { $option } needs a whole number from { $least } to { $most }, not “{ $value }”.
error-option-number-out-of-range = { $option } needs a number from { $least } to { $most }, not “{ $value }”.
error-option-too-small = { $option } needs a whole number of at least { $least }, not “{ $value }”.
error-option-bad-value = { $option } cannot be “{ $value }”.
error-argument-missing = { $argument } is missing. Add --help to see what belongs here.
error-too-many-arguments = Too many words: “{ $arguments }”. Add --help to see what belongs here.

# Files

error-file-not-found = There is no file “{ $file }”. Check its name and folder.
error-file-no-permission = You may not read or write “{ $file }”. Choose another file or change its permissions.
error-file-read-only = “{ $file }” lies on a disk that cannot be written to. Choose another place.
error-file-is-folder = “{ $file }” is a folder. Name a file.
error-folder-not-found = There is no folder “{ $file }”. Make it first, or choose another place.
error-folder-is-file = “{ $file }” is a file, and a folder is needed there. Choose another place.
error-file-no-file = “{ $file }” is no ordinary file. Choose another one.
error-file-name-too-long = The name “{ $file }” is too long. Choose a shorter one.
error-disk-full = There is no room left to write “{ $file }”. Free some space or choose another place.
error-file-failed = “{ $file }” cannot be used: { $reason }.
error-unforeseen = This is a fault of the program, and nothing you did: { $fault }. Please report it; with FIVEPOINT_DEBUG=1 the program tells where it happened.

# fivepoint play

cli-play-help = Play a match or a money session, against the computer or with a friend at the same keyboard. Every action is saved at once; a game left or broken off is resumed with --resume last.
cli-play-length = The points that win the match; 3 if nothing is said.
cli-play-money = Play for money: single games without end, their points added up.
cli-play-games = End the money session after so many games.
cli-play-two = Two people take turns at this keyboard.
cli-play-level = The level of the computer; beginner, casual, club, expert, master, champion from weak to strong, or pip-count, which plays by simple rules.
cli-play-colour = Your colour.
cli-play-white = The name of White.
cli-play-black = The name of Black.
cli-play-dice = auto: the dice roll by themselves when you cannot double. press: always at the press of Enter. typed: you type what real dice show.
cli-play-seed = Words or a number that decide the dice, so that a game can be repeated; without it nobody can foresee them.
cli-play-variant = The variant; it decides how the checkers start.
cli-play-opening = The winner of the opening roll plays both its dice, or rolls afresh.
cli-play-cube = Play with or without the doubling cube.
cli-play-max-cube = The highest value of the cube; if nothing is said, 64 for money and none in a match.
cli-play-crawford = With or without the Crawford rule.
cli-play-jacoby = Money: gammons count only after the cube was turned.
cli-play-beavers = Money: how many immediate redoubles may follow a double; 1 a beaver, 2 a raccoon too.
cli-play-automatic-doubles = Money: how many equal opening rolls of a game may double the cube.
cli-play-home = The side of your home board.
cli-play-plain = Tell the board in words, one point per line, for a screen reader.
cli-play-save = Save in this file instead of the automatic one.
cli-play-no-save = Save nothing.
cli-play-resume = Go on with a saved game: a file, a name in the list, or last.
cli-play-saves = List the automatic saves.
