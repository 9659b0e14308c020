// Every answer of the server is JSON. The browser sends the cookie that the address with the token gave.

export async function get(path, params) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params || {})) {
    if (value !== undefined && value !== null && value !== "") query.set(name, value);
  }
  const text = query.toString();
  return answer(await fetch(`/api/${path}${text ? "?" + text : ""}`, { credentials: "same-origin" }));
}

export async function post(path, body) {
  return answer(await fetch(`/api/${path}`, {
    method: "POST", credentials: "same-origin", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body || {}),
  }));
}

async function answer(response) {
  const type = response.headers.get("Content-Type") || "";
  if (!type.startsWith("application/json")) throw new Error((await response.text()) || response.statusText);
  const v = await response.json();
  if (!response.ok) throw new Error(v.error || response.statusText);
  return v;
}
