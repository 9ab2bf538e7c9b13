import { expect, test, vi } from "vitest";
import type { LeadResult } from "#leads/accept/submit-lead.ts";
import { leadAction } from "./lead-action.ts";

function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields);
  return new Request("https://www.example.com/pt/contato", { method: "POST", body, headers });
}

const postWith = (result: LeadResult, fields = {}) => leadAction(post(fields), async () => result);

test("a stored lead gives 201, its message and empty fields", async () => {
  const { data, init } = await postWith(
    { status: 201, id: "1", message: "Enviada!" },
    { name: "M" },
  );
  expect(init?.status).toBe(201);
  expect(data).toEqual({ status: "sent", message: "Enviada!", errors: {}, values: {} });
});

test("wrong fields come back with all that was typed", async () => {
  const errors = { email: "Email inválido" };
  const fields = { name: "Maria", email: "x", utm_source: "mail" };
  const { data, init } = await postWith({ status: 422, message: "", errors }, fields);
  expect(init?.status).toBe(422);
  expect(data).toEqual({ status: "wrong", message: "", errors, values: fields });
});

test.each([403, 503] as const)("a failure (%d) keeps what was typed", async (status) => {
  const { data, init } = await postWith({ status, message: "Erro" }, { name: "Maria" });
  expect(init?.status).toBe(status);
  expect(data).toMatchObject({ status: "failed", message: "Erro", values: { name: "Maria" } });
});

test("one post too many gets the time to try again", async () => {
  const { init } = await postWith({ status: 429, message: "Muitas", retryAfterSeconds: 60 });
  expect(init).toEqual({ status: 429, headers: { "Retry-After": "60" } });
});

test("the campaign is read from the URL of the form's page, unless the form says it", async () => {
  const submit = vi.fn<() => Promise<LeadResult>>(async () => ({ status: 503, message: "" }));
  const Referer = "https://www.example.com/pt/contato?utm_source=mail&utm_term=a&x=1";
  await leadAction(post({ name: "M" }, { Referer }), submit);
  expect(submit).toHaveBeenLastCalledWith({ name: "M", utm_source: "mail", utm_term: "a" });
  await leadAction(post({ utm_source: "qr" }, { Referer }), submit);
  expect(submit).toHaveBeenLastCalledWith({ utm_source: "qr", utm_term: "a" });
});

test("a body that is no form has no fields", async () => {
  const submit = vi.fn<() => Promise<LeadResult>>(async () => ({ status: 503, message: "" }));
  const headers = { "Content-Type": "text/plain" };
  await leadAction(new Request("https://a.test/", { method: "POST", body: "x", headers }), submit);
  expect(submit).toHaveBeenCalledWith({});
});
