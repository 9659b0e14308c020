// Package types makes, compares and words the types of expressions. A type after an error is Invalid, which fits
// everywhere, so that one mistake is reported once.
package types
