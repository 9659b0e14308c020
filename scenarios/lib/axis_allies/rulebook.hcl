# The rules cite the clauses of Revised by their numbers. The book itself is in scenarios/axis_allies_revised; the clauses of
# the other editions name those that they are the same as.

rulebook axis_allies_revised {
  refers_to = ["REV-001..631"]
}
