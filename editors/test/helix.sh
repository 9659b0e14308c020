#!/bin/bash
# Tries the settings of editors/helix/README.md in Helix, in a terminal of tmux, in a folder with Revised and a variant. PAGE is that page, HX the
# name of the program. The screens that it saw are in SCREENS.
set -euo pipefail
config=$(mktemp -d)
mkdir -p "$config/helix"
sed -n '/<!-- settings -->/,/^```$/p' "$PAGE" | sed '1,2d;$d' >"$config/helix/languages.toml"
export XDG_CONFIG_HOME=$config
tmux="tmux -L scenario-helix"
end() { $tmux kill-server 2>/dev/null || true; rm -rf "$config"; }
trap end EXIT
keys() { $tmux send-keys -t hx "$@"; sleep 0.3; }
# see waits until a screen has a text.
see() {
  local what=$1 text=$2 i
  for ((i = 0; i < 300; i++)); do
    if $tmux capture-pane -p -t hx | grep -qF -- "$text"; then echo "ok $what"; return; fi
    sleep 0.2
  done
  echo "FAILED $what"; $tmux capture-pane -p -t hx; exit 1
}
"$HX" --health hcl 2>&1 | sed 's/\x1b\[[0-9;]*m//g' | grep -qE 'scenario' && echo "ok Helix finds the server"
$tmux new-session -d -s hx -x 110 -y 40 "$HX variants/closed_russia/variant.hcl"
see "the file is open" 'forbid closed_roads'
keys '/' 'action.blitz' Enter
sleep 3
keys l
keys ' ' k
see "what is known of a name" 'action blitz(here space'
keys Escape
keys g d
see "the definition is in the base" 'lib/axis_allies'
keys C-o
keys '/' 'action.blitz' Enter
keys c
keys -l 'action.blits'
keys Escape
see "a mistake is shown" 'blits"'
keys ' ' a
see "an action is offered" 'Write blitz'
keys Enter
see "and corrects it" 'action  = action.blitz'
keys ':' 'qa!' Enter
