import { afterEach, expect, test, vi } from "vitest";
import { postLead, visitCampaign } from "./post-lead.ts";

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
  const body = '{"name":"Maria","elapsed":900}';
  const post = expect.objectContaining({ method: "POST", body });
  expect(fetch).toHaveBeenCalledWith("/api/contact", post);
});

test("wrong fields show the API's sentences", async () => {
  const errors = { email: "Email inválido" };
  const response = await shownAfter(async () => Response.json({ errors }, { status: 422 }));
  expect(response).toMatchObject({ status: "wrong", errors, values: TYPED });
});

test.each([
  ["an error page", async () => new Response("<html>", { status: 502 }), "Erro nosso"],
  ["a success that is none", async () => new Response("<html>", { status: 200 }), "Erro nosso"],
  ["words", async () => Response.json({ detail: "Muitas" }, { status: 429 }), "Muitas"],
  ["a response that never comes", () => Promise.reject(new TypeError("lost")), "Erro nosso"],
])("%s is a failure, and what was typed stays", async (_, response, message) => {
  const shown = { status: "failed", message, errors: {}, values: TYPED };
  expect(await shownAfter(response)).toEqual(shown);
});

const FIRST = "?utm_source=revista&utm_medium=qr&fbclid=1";

/** The campaign of a page whose visit has this in its storage. */
function campaignOf(search: string, stored: () => string | null = () => FIRST) {
  vi.stubGlobal("sessionStorage", { getItem: stored });
  return visitCampaign(search);
}

// Rule 6.7.
test("a campaign in the URL wins as a whole over the first one of the visit, which else counts", () => {
  expect(campaignOf("?utm_source=mail&restaurant=x")).toEqual({ utm_source: "mail" });
  const first = { utm_source: "revista", utm_medium: "qr" };
  expect(campaignOf("?restaurant=x")).toEqual(first);
  expect(campaignOf("?utm_source=")).toEqual(first);
});

test("no campaign, and storage that is forbidden, are no campaign", () => {
  expect(campaignOf("", () => null)).toEqual({});
  const forbidden = () => {
    throw new Error("SecurityError");
  };
  expect(campaignOf("", forbidden)).toEqual({});
});
