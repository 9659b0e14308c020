// Package line words questions, their answers and whole actions, and reads what is typed. A line that was worded is
// read as the answer that it was worded for: where texts are equal, numbers tell them apart. Reading answers nothing
// but the parameters of a line that is begun; package turn carries it out or takes it back.
package line
