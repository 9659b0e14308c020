// Package protocol has the messages of the language server protocol, version 3.17, that the server reads and writes,
// with the fields that it uses.
package protocol

import (
	"encoding/json"

	"github.com/scenario-lang/scenario/internal/lsp/text"
)

type (
	Position = text.Position
	Range    = text.Range
)

// Location is a range in a file.
type Location struct {
	URI   string `json:"uri"`
	Range Range  `json:"range"`
}

// TextDocument names a file.
type TextDocument struct {
	URI     string `json:"uri"`
	Version *int   `json:"version,omitempty"`
}

// InitializeParams begin a session.
type InitializeParams struct {
	RootURI          string        `json:"rootUri"`
	WorkspaceFolders []NamedFolder `json:"workspaceFolders"`
	Capabilities     struct {
		TextDocument struct {
			Completion struct {
				CompletionItem struct {
					SnippetSupport bool `json:"snippetSupport"`
				} `json:"completionItem"`
			} `json:"completion"`
			Hover struct {
				ContentFormat []string `json:"contentFormat"` // nil if the editor does not say
			} `json:"hover"`
		} `json:"textDocument"`
		Window struct {
			ShowDocument struct {
				Support bool `json:"support"`
			} `json:"showDocument"`
		} `json:"window"`
		Workspace struct {
			DidChangeWatchedFiles struct {
				DynamicRegistration bool `json:"dynamicRegistration"`
			} `json:"didChangeWatchedFiles"`
			CodeLens struct {
				RefreshSupport bool `json:"refreshSupport"`
			} `json:"codeLens"`
			SemanticTokens struct {
				RefreshSupport bool `json:"refreshSupport"`
			} `json:"semanticTokens"`
			InlayHint struct {
				RefreshSupport bool `json:"refreshSupport"`
			} `json:"inlayHint"`
		} `json:"workspace"`
	} `json:"capabilities"`
}

// NamedFolder is a folder that is open in the editor.
type NamedFolder struct {
	URI  string `json:"uri"`
	Name string `json:"name"`
}

// DidOpenParams are the parameters of the notification about an opened file.
type DidOpenParams struct {
	TextDocument struct {
		URI     string `json:"uri"`
		Version int    `json:"version"`
		Text    string `json:"text"`
	} `json:"textDocument"`
}

// DidChangeParams are the parameters of the notification about a change of an open file.
type DidChangeParams struct {
	TextDocument   TextDocument `json:"textDocument"`
	ContentChanges []struct {
		Range *Range `json:"range"` // nil if Text is the whole text
		Text  string `json:"text"`
	} `json:"contentChanges"`
}

// DocumentParams name a file, such as one that was closed.
type DocumentParams struct {
	TextDocument TextDocument `json:"textDocument"`
}

// RangeParams name a range of a file.
type RangeParams struct {
	TextDocument TextDocument `json:"textDocument"`
	Range        Range        `json:"range"`
}

// PositionParams name a position in a file.
type PositionParams struct {
	TextDocument TextDocument `json:"textDocument"`
	Position     Position     `json:"position"`
}

// TypedParams name a character that was typed before a position.
type TypedParams struct {
	PositionParams
	Ch string `json:"ch"`
}

// WatchedFilesParams name files that have changed on disk.
type WatchedFilesParams struct {
	Changes []struct {
		URI  string `json:"uri"`
		Type int    `json:"type"`
	} `json:"changes"`
}

// PublishDiagnosticsParams are all diagnostics of a file.
type PublishDiagnosticsParams struct {
	URI         string       `json:"uri"`
	Version     *int         `json:"version,omitempty"`
	Diagnostics []Diagnostic `json:"diagnostics"`
}

// Severities of diagnostics.
const (
	SeverityError = iota + 1
	SeverityWarning
	SeverityInformation
	SeverityHint
)

// TagUnnecessary marks unused code, which editors show paler.
const TagUnnecessary = 1

// Diagnostic is a finding.
type Diagnostic struct {
	Range              Range                `json:"range"`
	Severity           int                  `json:"severity"`
	Code               string               `json:"code"`
	CodeDescription    *CodeDescription     `json:"codeDescription,omitempty"`
	Source             string               `json:"source"`
	Message            string               `json:"message"`
	Tags               []int                `json:"tags,omitempty"`
	RelatedInformation []RelatedInformation `json:"relatedInformation,omitempty"`
}

// CodeDescription is the address of the page about a code.
type CodeDescription struct {
	Href string `json:"href"`
}

// RelatedInformation is another place that is relevant to a diagnostic.
type RelatedInformation struct {
	Location Location `json:"location"`
	Message  string   `json:"message"`
}

// Markup is a text with its format.
type Markup struct {
	Kind  string `json:"kind"`
	Value string `json:"value"`
}

// Markdown returns a text in Markdown.
func Markdown(s string) *Markup { return &Markup{"markdown", s} }

// Plain returns a plain text.
func Plain(s string) *Markup { return &Markup{"plaintext", s} }

// Hover is the text about a name under the mouse.
type Hover struct {
	Contents *Markup `json:"contents"`
	Range    Range   `json:"range"`
}

// ReferenceParams ask for the references to a symbol.
type ReferenceParams struct {
	PositionParams
	Context struct {
		IncludeDeclaration bool `json:"includeDeclaration"`
	} `json:"context"`
}

// RenameParams ask to rename a symbol.
type RenameParams struct {
	PositionParams
	NewName string `json:"newName"`
}

// PrepareRename is a name that can be changed.
type PrepareRename struct {
	Range       Range  `json:"range"`
	Placeholder string `json:"placeholder"`
}

// Kinds of symbols.
const (
	SymbolModule     = 2
	SymbolNamespace  = 3
	SymbolClass      = 5
	SymbolMethod     = 6
	SymbolProperty   = 7
	SymbolField      = 8
	SymbolEnum       = 10
	SymbolInterface  = 11
	SymbolFunction   = 12
	SymbolVariable   = 13
	SymbolString     = 15
	SymbolObject     = 19
	SymbolEnumMember = 22
	SymbolStruct     = 23
	SymbolEvent      = 24
	SymbolOperator   = 25
)

// DocumentSymbol is a block of a file with its inner blocks.
type DocumentSymbol struct {
	Name           string           `json:"name"`
	Detail         string           `json:"detail,omitempty"`
	Kind           int              `json:"kind"`
	Range          Range            `json:"range"`
	SelectionRange Range            `json:"selectionRange"`
	Children       []DocumentSymbol `json:"children,omitempty"`
}

// WorkspaceSymbol is a declaration of some folder.
type WorkspaceSymbol struct {
	Name          string   `json:"name"`
	Kind          int      `json:"kind"`
	ContainerName string   `json:"containerName,omitempty"`
	Location      Location `json:"location"`
}

// CallItem is a rule in a hierarchy of calls.
type CallItem struct {
	Name           string          `json:"name"`
	Kind           int             `json:"kind"`
	Detail         string          `json:"detail,omitempty"`
	URI            string          `json:"uri"`
	Range          Range           `json:"range"`
	SelectionRange Range           `json:"selectionRange"`
	Data           json.RawMessage `json:"data,omitempty"`
}

// IncomingCall is a rule that calls another.
type IncomingCall struct {
	From       CallItem `json:"from"`
	FromRanges []Range  `json:"fromRanges"`
}

// OutgoingCall is a rule that another one calls.
type OutgoingCall struct {
	To         CallItem `json:"to"`
	FromRanges []Range  `json:"fromRanges"`
}

// Kinds of completions.
const (
	CompletionText       = 1
	CompletionMethod     = 2
	CompletionFunction   = 3
	CompletionField      = 5
	CompletionVariable   = 6
	CompletionClass      = 7
	CompletionProperty   = 10
	CompletionValue      = 12
	CompletionEnum       = 13
	CompletionKeyword    = 14
	CompletionSnippet    = 15
	CompletionReference  = 18
	CompletionEnumMember = 20
	CompletionConstant   = 21
	CompletionStruct     = 22
)

// CompletionItem is a completion.
type CompletionItem struct {
	Label            string    `json:"label"`
	Kind             int       `json:"kind,omitempty"`
	Detail           string    `json:"detail,omitempty"`
	Documentation    *Markup   `json:"documentation,omitempty"`
	SortText         string    `json:"sortText,omitempty"`
	FilterText       string    `json:"filterText,omitempty"`
	InsertTextFormat int       `json:"insertTextFormat,omitempty"` // see SnippetFormat
	TextEdit         *TextEdit `json:"textEdit,omitempty"`
}

// SnippetFormat is the InsertTextFormat of a text with places to fill.
const SnippetFormat = 2

// CompletionList is the completions at a position.
type CompletionList struct {
	IsIncomplete bool             `json:"isIncomplete"`
	Items        []CompletionItem `json:"items"`
}

// SignatureHelp describes the call around a position.
type SignatureHelp struct {
	Signatures      []Signature `json:"signatures"`
	ActiveSignature int         `json:"activeSignature"`
	ActiveParameter int         `json:"activeParameter"`
}

// Signature is the name and the parameters of something that can be called.
type Signature struct {
	Label         string      `json:"label"`
	Documentation *Markup     `json:"documentation,omitempty"`
	Parameters    []Parameter `json:"parameters"`
}

// Parameter is a part of the label of a signature.
type Parameter struct {
	Label string `json:"label"`
}

// TextEdit replaces a range by a text.
type TextEdit struct {
	Range   Range  `json:"range"`
	NewText string `json:"newText"`
}

// WorkspaceEdit is a set of edits by file.
type WorkspaceEdit struct {
	Changes map[string][]TextEdit `json:"changes"`
}

// CodeActionParams ask for the code actions in a range.
type CodeActionParams struct {
	RangeParams
	Context struct {
		Only []string `json:"only"`
	} `json:"context"`
}

// CodeAction is a change that the editor offers to the user.
type CodeAction struct {
	Title       string         `json:"title"`
	Kind        string         `json:"kind"`
	Diagnostics []Diagnostic   `json:"diagnostics,omitempty"`
	IsPreferred bool           `json:"isPreferred,omitempty"`
	Edit        *WorkspaceEdit `json:"edit,omitempty"`
}

// Command is a command for the server or the editor.
type Command struct {
	Title     string `json:"title"`
	Command   string `json:"command"`
	Arguments []any  `json:"arguments,omitempty"`
}

// ExecuteCommandParams name a command to execute.
type ExecuteCommandParams struct {
	Command   string            `json:"command"`
	Arguments []json.RawMessage `json:"arguments"`
}

// CodeLens is a line above a declaration that the user can click.
type CodeLens struct {
	Range   Range    `json:"range"`
	Command *Command `json:"command,omitempty"`
}

// FoldingRange is a range of lines that can be folded.
type FoldingRange struct {
	StartLine int    `json:"startLine"`
	EndLine   int    `json:"endLine"`
	Kind      string `json:"kind,omitempty"`
}

// SelectionRangeParams ask for the ranges that enclose positions.
type SelectionRangeParams struct {
	TextDocument TextDocument `json:"textDocument"`
	Positions    []Position   `json:"positions"`
}

// SelectionRange is a range with its enclosing one.
type SelectionRange struct {
	Range  Range           `json:"range"`
	Parent *SelectionRange `json:"parent,omitempty"`
}

// SemanticTokens are the types of the names in a file, five numbers for each name.
type SemanticTokens struct {
	Data []int `json:"data"`
}

// InlayHint is a text that an editor shows inside a line.
type InlayHint struct {
	Position     Position `json:"position"`
	Label        string   `json:"label"`
	Kind         int      `json:"kind,omitempty"` // 1: a type, 2: a parameter
	Tooltip      *Markup  `json:"tooltip,omitempty"`
	PaddingLeft  bool     `json:"paddingLeft,omitempty"`
	PaddingRight bool     `json:"paddingRight,omitempty"`
}

// DocumentLink is a text with a link.
type DocumentLink struct {
	Range   Range  `json:"range"`
	Target  string `json:"target"`
	Tooltip string `json:"tooltip,omitempty"`
}

// ColorInformation is a colour in a text.
type ColorInformation struct {
	Range Range `json:"range"`
	Color Color `json:"color"`
}

// Color is a colour with components from 0 to 1.
type Color struct {
	Red   float64 `json:"red"`
	Green float64 `json:"green"`
	Blue  float64 `json:"blue"`
	Alpha float64 `json:"alpha"`
}

// ColorPresentationParams ask for the source text of a colour.
type ColorPresentationParams struct {
	RangeParams
	Color Color `json:"color"`
}

// ColorPresentation is a source text of a colour.
type ColorPresentation struct {
	Label    string    `json:"label"`
	TextEdit *TextEdit `json:"textEdit,omitempty"`
}

// DocumentHighlight is a reference to the symbol under the cursor.
type DocumentHighlight struct {
	Range Range `json:"range"`
	Kind  int   `json:"kind"` // 2: read, 3: written or declared
}

// ShowMessageParams are a message for the user of the editor.
type ShowMessageParams struct {
	Type    int    `json:"type"` // 1: an error, 2: a warning, 3: an information
	Message string `json:"message"`
}
