# Stub, to be replaced by its owner.
procedure capture {
  params = { u = piece, by = player }

  set u { captor = by }
  say { text = "${by} takes ${u.unit}." }
}
