; Names within a declaration: its bindings, and the variables of comprehensions.
(config_file) @local.scope
(block) @local.scope
(for_expr) @local.scope
(attribute (identifier) @local.definition)
(for_intro (identifier) @local.definition)
(variable_expr (identifier) @local.reference)
