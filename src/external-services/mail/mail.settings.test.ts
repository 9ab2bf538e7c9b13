import { expect, test } from "vitest";
import { mailSettings } from "./mail.settings.ts";

const SENDER = { enabled: true, fromName: "Grupo Rubaiyat", fromEmail: "site@example.com" };
const settingsFor = (smtpUrl: string | undefined, sender = {}) =>
  mailSettings(
    { smtpUrl, leadsMailTo: ["grupo@example.com", "b@example.com"] },
    { ...SENDER, ...sender },
  );

test("without a server, or without mailboxes, mail is off", () => {
  expect(settingsFor(undefined)).toEqual({ isOn: false });
  expect(mailSettings({ smtpUrl: "smtp://x.example", leadsMailTo: [] }, SENDER)).toEqual({
    isOn: false,
  });
});

test.each([
  ["smtp://mail.example.com", { host: "mail.example.com", port: 587, isSecure: false }],
  ["smtps://mail.example.com", { host: "mail.example.com", port: 465, isSecure: true }],
  ["smtp://[::1]:2525", { host: "::1", port: 2525, isSecure: false }],
  [
    "smtps://me%40example.com:p%3Aw@mail.example.com:1465",
    { port: 1465, credentials: { user: "me@example.com", password: "p:w" } },
  ],
])("%s is understood", (url, expected) => {
  expect(settingsFor(url)).toMatchObject({ isOn: true, ...expected });
});

test("the sender has the operator's own address", () => {
  const sender = { name: "Grupo Rubaiyat", address: "site@example.com" };
  expect(settingsFor("smtp://mail.example.com")).toMatchObject({ sender });
});

test.each([{ fromEmail: "" }, { fromEmail: "no address" }, { enabled: false }])(
  "a sender without an address uses the group's first one: %o",
  (changes) => {
    const sender = { name: "Grupo Rubaiyat", address: "grupo@example.com" };
    expect(settingsFor("smtp://mail.example.com", changes)).toMatchObject({ sender });
  },
);
