import { afterEach, expect, test, vi } from "vitest";
import { postLead } from "./post-lead.ts";

afterEach(() => vi.unstubAllGlobals());

const TYPED = { name: "Maria" };

/** What the form shows for this response of the API. */
async function shownAfter(response: () => Promise<Response>) {
  vi.stubGlobal("fetch", vi.fn(response));
  return postLead("/api/contact", { ...TYPED, elapsed: 900 }, TYPED, "Erro nosso");
}

test("a stored lead shows the API's message and forgets what was typed", async () => {
  const response = await shownAfter(async () =>
    Response.json({ data: { id: "1" }, message: "Enviada!" }, { status: 201 }),
  );
  expect(response).toEqual({ status: "sent", message: "Enviada!", errors: {}, values: {} });
  const [url, init] = vi.mocked(fetch).mock.calls[0] ?? [];
  expect([url, init?.method, init?.body]).toEqual([
    "/api/contact",
    "POST",
    '{"name":"Maria","elapsed":900}',
  ]);
});

test("wrong fields show the API's sentences", async () => {
  const errors = { email: "Email inválido" };
  const response = await shownAfter(async () => Response.json({ errors }, { status: 422 }));
  expect(response).toMatchObject({ status: "wrong", errors, values: TYPED });
});

test.each([
  ["an error page", async () => new Response("<html>", { status: 502 }), "Erro nosso"],
  ["a success that is none", async () => new Response("<html>", { status: 200 }), "Erro nosso"],
  [
    "a failure in words",
    async () => Response.json({ detail: "Muitas" }, { status: 429 }),
    "Muitas",
  ],
  ["a response that never comes", () => Promise.reject(new TypeError("lost")), "Erro nosso"],
])("%s is a failure, and what was typed stays", async (_, response, message) => {
  expect(await shownAfter(response)).toEqual({
    status: "failed",
    message,
    errors: {},
    values: TYPED,
  });
});
