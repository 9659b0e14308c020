package ir

// Class returns the class with a role, or nil.
func (s *Scenario) Class(role Role) *Class {
	for _, c := range s.Classes {
		if c.Role == role {
			return c
		}
	}
	return nil
}

// Attr returns the attribute with a name, or nil.
func (c *Class) Attr(name string) *Attr {
	for _, a := range c.Attrs {
		if a.Name == name {
			return a
		}
	}
	return nil
}

// Field returns the state field with a name, or nil.
func (c *Class) Field(name string) *Field {
	for _, f := range c.Fields {
		if f.Name == name {
			return f
		}
	}
	return nil
}

// Value returns the derived value with a name, or nil.
func (c *Class) Value(name string) *Value {
	for _, v := range c.Values {
		if v.Name == name {
			return v
		}
	}
	return nil
}

// Given returns the value that a thing itself gives an attribute, or nil.
func (m *Member) Given(a *Attr) *Const {
	if a == nil || a.Index >= len(m.Attrs) {
		return nil
	}
	return m.Attrs[a.Index]
}

// Says returns the value of an attribute of a thing: the one it gives, or else the default, or nil.
func (m *Member) Says(a *Attr) *Const {
	for a != nil {
		if c := m.Given(a); c != nil {
			return c
		}
		if a.Follows == nil {
			return a.Default
		}
		a = a.Follows
	}
	return nil
}
