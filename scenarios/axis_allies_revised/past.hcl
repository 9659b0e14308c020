# What Revised called otherwise before. Variants that were written then are read as if they said what it is called today, and
# `scenario upgrade` rewrites them. What is here stays until the first number of the version changes. What was called otherwise
# in all editions is in the library.

# What is offered is what can be paid for.
moved { from = action.research.money }
