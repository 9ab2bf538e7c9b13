import { expect, test } from "vitest";
import { mailSettings } from "./mail.settings.ts";

const SENDER = { enabled: true, fromName: "Grupo Rubaiyat", fromEmail: "site@example.com" };
const BOXES = ["grupo@example.com", "b@example.com"];
const settingsFor = (smtpUrl: string | undefined, sender = {}, leadsMailTo = BOXES) =>
  mailSettings({ smtpUrl, leadsMailTo }, { ...SENDER, ...sender });

test("is off without a server or mailboxes", () => {
  expect(settingsFor(undefined)).toEqual({ isOn: false });
  expect(settingsFor("smtp://x.example", {}, [])).toEqual({ isOn: false });
});

test.each([
  ["smtp://mail.example.com", { host: "mail.example.com", port: 587, isSecure: false }],
  ["smtps://mail.example.com", { host: "mail.example.com", port: 465, isSecure: true }],
  ["smtp://[::1]:2525", { host: "::1", port: 2525, isSecure: false }],
  [
    "smtps://me%40example.com:p%3Aw@mail.example.com:1465",
    { port: 1465, credentials: { user: "me@example.com", password: "p:w" } },
  ],
])("parses %s", (url, expected) => {
  expect(settingsFor(url)).toMatchObject({ isOn: true, ...expected });
});

test.each([
  [{}, "site@example.com"],
  [{ fromEmail: "" }, "grupo@example.com"],
  [{ fromEmail: "no address" }, "grupo@example.com"],
  [{ enabled: false }, "grupo@example.com"],
])("sends from the operator's address, else the group's first: %j", (changes, address) => {
  const sender = { name: "Grupo Rubaiyat", address };
  expect(settingsFor("smtp://mail.example.com", changes)).toMatchObject({ sender });
});
