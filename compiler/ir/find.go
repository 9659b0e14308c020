package ir

// Class finds the class that the engine knows by its role; nil where there is none.
func (s *Scenario) Class(role Role) *Class {
	for _, c := range s.Classes {
		if c.Role == role {
			return c
		}
	}
	return nil
}

// Attr finds an attribute by its name; nil where there is none.
func (c *Class) Attr(name string) *Attr {
	for _, a := range c.Attrs {
		if a.Name == name {
			return a
		}
	}
	return nil
}

// Field finds a state field by its name; nil where there is none.
func (c *Class) Field(name string) *Field {
	for _, f := range c.Fields {
		if f.Name == name {
			return f
		}
	}
	return nil
}

// Value finds a derived value by its name; nil where there is none.
func (c *Class) Value(name string) *Value {
	for _, v := range c.Values {
		if v.Name == name {
			return v
		}
	}
	return nil
}

// Given is what a thing itself says of an attribute; nil where it says nothing.
func (m *Member) Given(a *Attr) *Const {
	if a == nil || a.Index >= len(m.Attrs) {
		return nil
	}
	return m.Attrs[a.Index]
}

// Says is what a thing says of an attribute, or else the attribute's default; nil where there is neither.
func (m *Member) Says(a *Attr) *Const {
	if c := m.Given(a); c != nil || a == nil {
		return c
	}
	return a.Default
}
