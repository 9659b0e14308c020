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

// named is what has a name.
type named interface{ name() string }

func (v *Var) name() string    { return v.Name }
func (m *Member) name() string { return m.Name }
func (a *Attr) name() string   { return a.Name }
func (f *Field) name() string  { return f.Name }
func (v *Value) name() string  { return v.Name }
func (c *Class) name() string  { return c.Name }

// Names returns the names of things, in their order.
func Names[T named](all []T) []string {
	names := make([]string, len(all))
	for i, x := range all {
		names[i] = x.name()
	}
	return names
}

// find returns the thing with a name, or nil.
func find[T named](all []T, name string) (none T) {
	for _, x := range all {
		if x.name() == name {
			return x
		}
	}
	return none
}

// Attr returns the attribute with a name, or nil.
func (c *Class) Attr(name string) *Attr { return find(c.Attrs, name) }

// Field returns the state field with a name, or nil.
func (c *Class) Field(name string) *Field { return find(c.Fields, name) }

// Value returns the derived value with a name, or nil.
func (c *Class) Value(name string) *Value { return find(c.Values, name) }

// Member returns the declared thing with a name, or nil.
func (c *Class) Member(name string) *Member { return find(c.Members, name) }

// ClassNames returns the names of the classes with a role.
func (s *Scenario) ClassNames(role Role) (names []string) {
	for _, c := range s.Classes {
		if c.Role == role {
			names = append(names, c.Name)
		}
	}
	return names
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
