// Package line words questions, answers and whole actions, and parses what is typed. A worded line is parsed as the
// answer that it was made from: numbers distinguish equal texts. Parsing answers only the parameters of the begun line;
// package turn carries the line out or takes it back.
package line
