# A stub of what another file will declare.
function plunder_percent {
  params = { kind = unit }
  is     = 0
}
