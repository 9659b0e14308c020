# whole: nothing but a name
scenario "river" {} # want: SC139 "player" SC121 "sequence" SC122 "set-up" SC123 "win"
