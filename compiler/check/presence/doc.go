// Package presence reports what may be none where a thing is needed.
package presence
