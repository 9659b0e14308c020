; What can be folded: blocks, lists and maps over several lines, and comments of several lines.
[(block) (object) (tuple) (for_tuple_expr) (for_object_expr) (function_call) (heredoc_template)] @fold
(comment)+ @fold
