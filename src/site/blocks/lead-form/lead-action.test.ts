import { expect, test } from "vitest";
import type { LeadResult } from "#leads/accept/submit-lead.ts";
import { leadAction } from "./lead-action.ts";

function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields);
  return new Request("https://www.example.com/pt/contato", { method: "POST", body, headers });
}

const TYPED = { name: "Maria", email: "x", utm_source: "mail" };
const WRONG = { email: "Email inválido" };

test.each<[LeadResult, status: string]>([
  [{ status: 201, id: "1", message: "Enviada!" }, "sent"],
  [{ status: 422, message: "", errors: WRONG }, "wrong"],
  [{ status: 403, message: "Erro" }, "failed"],
  [{ status: 503, message: "Erro" }, "failed"],
])("%j is %s: what was typed stays until it is stored", async (result, status) => {
  const { data, init } = await leadAction(post(TYPED), async () => result);
  expect(init?.status).toBe(result.status);
  const errors = status === "wrong" ? WRONG : {};
  const values = status === "sent" ? { utm_source: "mail" } : TYPED;
  expect(data).toEqual({ status, message: result.message, errors, values });
});

test("one post too many gets the time to try again", async () => {
  const result = { status: 429, message: "Muitas", retryAfterSeconds: 60 } as const;
  const { init } = await leadAction(post(TYPED), async () => result);
  expect(init).toEqual({ status: 429, headers: { "Retry-After": "60" } });
});

/** The fields that are handed on. */
async function fieldsOf(request: Request) {
  let handedOn: unknown;
  await leadAction(request, async (fields) => {
    handedOn = fields;
    return { status: 503, message: "" };
  });
  return handedOn;
}

test("the campaign is read from the URL of the form's page, unless the form says it", async () => {
  const Referer = "https://www.example.com/pt/contato?utm_source=mail&utm_term=a&x=1";
  const unsaid = await fieldsOf(post({ name: "M" }, { Referer }));
  expect(unsaid).toEqual({ name: "M", utm_source: "mail", utm_term: "a" });
  const said = await fieldsOf(post({ utm_source: "qr" }, { Referer }));
  expect(said).toEqual({ utm_source: "qr", utm_term: "a" });
});

test("a body that is no form has no fields", async () => {
  const headers = { "Content-Type": "text/plain" };
  const request = new Request("https://a.test/", { method: "POST", body: "x", headers });
  expect(await fieldsOf(request)).toEqual({});
});
