-- Tries the settings of editors/neovim/README.md in Neovim without a window. It is started in a folder with Revised and a variant, as
--
--   nvim --headless --clean --cmd 'let g:settings = "…/README.md"' -S neovim.lua
--
-- and exits with an error at the first failure.

local function fail(what)
  io.stderr:write("FAILED " .. what .. "\n")
  vim.cmd("cquit 1")
end

local function check(what, ok, detail)
  if not ok then fail(what .. ": " .. vim.inspect(detail)) end
  io.stdout:write("ok " .. what .. "\n")
end

-- wait waits until something is there.
local function wait(what, is)
  local found
  local there = vim.wait(60000, function()
    found = is()
    return found
  end, 100)
  check(what, there, vim.diagnostic.get(0))
  return found
end

-- settings runs a piece of the page.
local function settings(name)
  local page = table.concat(vim.fn.readfile(vim.g.settings), "\n")
  local code = page:match("<!%-%- " .. name .. " %-%->\n```lua\n(.-)\n```")
  assert(loadstring(code, name))()
end

local function try()
local messages = {}
vim.lsp.handlers["window/showMessage"] = function(_, m) table.insert(messages, m.message) end
vim.cmd("filetype on")
settings(vim.fn.has("nvim-0.11") == 1 and "new" or "old")
settings("keys")

-- put puts the cursor on a word of the file, so many letters after its start.
local function put(word, after)
  vim.fn.cursor(1, 1)
  if vim.fn.search("\\V" .. word, "cW") == 0 then fail("there is no " .. word) end
  vim.fn.cursor(vim.fn.line("."), vim.fn.col(".") + (after or 0))
end

local function ask(method, params)
  local answers = vim.lsp.buf_request_sync(0, method, params or vim.lsp.util.make_position_params(0, "utf-16"), 60000) or {}
  for _, a in pairs(answers) do
    if a.error then return nil, a.error.message end
    if a.result then return a.result end
  end
end

local function text() return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n") end
local function clients() return (vim.lsp.get_clients or vim.lsp.get_active_clients)({ bufnr = 0 }) end
local function replace(old, new)
  put(old)
  vim.api.nvim_set_current_line((vim.api.nvim_get_current_line():gsub(vim.pesc(old), new, 1)))
end

-- A file of Revised has no errors.
vim.cmd("edit axis_allies_revised/raids.hcl")
wait("the server is started", function()
  local c = clients()[1]
  return c and c.initialized ~= false and c.server_capabilities and c.server_capabilities.hoverProvider
end)
put("procedure raid_damage", 12)
wait("Revised is known", function()
  local hover = ask("textDocument/hover")
  return hover and vim.inspect(hover):find("procedure raid_damage", 1, true)
end)
check("Revised has no errors", #vim.diagnostic.get(0) == 0, vim.diagnostic.get(0))

-- From a variant into the base.
vim.cmd("edit variants/closed_russia/variant.hcl")
put("action.blitz", 8)
wait("the variant is known", function() return ask("textDocument/hover") end)
vim.lsp.buf.definition()
wait("the definition is in the base", function() return vim.fn.expand("%:p"):find("lib/axis_allies") end)
check("the cursor is on it", vim.api.nvim_get_current_line():find("action blitz", 1, true), vim.api.nvim_get_current_line())

-- Completion offers what the base declares.
vim.cmd("edit variants/closed_russia/variant.hcl")
put("action.blitz", 7)
local items = ask("textDocument/completion").items
local labels = vim.tbl_map(function(i) return i.label end, items)
check("completion has actions of the base", vim.tbl_contains(labels, "blitz") and vim.tbl_contains(labels, "move"), labels)

-- A mistake is shown, and corrected by the action that is offered.
replace("action.blitz", "action.blits")
wait("a mistake is shown", function() return #vim.diagnostic.get(0) > 0 end)
check("by its name", vim.diagnostic.get(0)[1].message:find("blits", 1, true), vim.diagnostic.get(0))
local wanted = "Write blitz"
vim.ui.select = function(choices, options, choose)
  for i, choice in ipairs(choices) do
    if options.format_item(choice):find(wanted, 1, true) then return choose(choice, i) end
  end
end
put("action.blits", 8)
vim.lsp.buf.code_action()
wait("an action corrects it", function() return text():find("action.blitz", 1, true) end)
wait("and nothing is wrong any more", function() return #vim.diagnostic.get(0) == 0 end)

-- Another name, for a function of the variant.
put("function closed", 10)
wait("another name is given", function()
  vim.lsp.buf.rename("shut")
  return vim.wait(5000, function() return text():find("function shut", 1, true) end, 100)
end)
check("in all places", not text():find("closed(", 1, true) and select(2, text():gsub("shut", "")) == 4, text())

-- A test is run by its lens, and a failure is marked at its step.
vim.cmd("edit variants/closed_russia/tests.hcl")
local name = "others attack in round 1"
put('test "' .. name, 0)
wanted = "run test"
local function has_lenses()
  vim.lsp.codelens.refresh()
  vim.wait(2000, function() return false end, 100)
  local lenses = vim.lsp.codelens.get(vim.api.nvim_get_current_buf())
  return #vim.tbl_filter(function(l) return l.command.title == wanted end, lenses) == 6
end
wait("tests have lenses", has_lenses)
vim.lsp.codelens.run()
wait("the test passes", function() return vim.inspect(messages):find(name .. '\\?" passed') end)
replace("count(pieces(space.russia)) == 2", "count(pieces(space.russia)) == 3")
put('test "' .. name, 0)
wait("lenses follow an edit", has_lenses)
vim.lsp.codelens.run()
local failure = wait("it fails with another expectation", function()
  return vim.tbl_filter(function(d) return d.source == "scenario test" end, vim.diagnostic.get(0))[1]
end)
put("count(pieces(space.russia)) == 3")
check("at its step", failure.lnum + 1 == vim.fn.line("."), failure)

vim.cmd("qall!")
end

local ok, err = pcall(try)
if not ok then fail(tostring(err)) end
