import { expect, test } from "vitest";
import { EnvironmentError, readEnvironment, SETTING_DEFAULTS } from "./environment.server.ts";

test("treats an empty variable as unset", () => {
  const empty = Object.keys(SETTING_DEFAULTS).map((name) => [name, ""]);
  expect(readEnvironment(Object.fromEntries(empty))).toEqual(readEnvironment({}));
});

const MAIL = { SMTP_URL: "smtps://user:p%40ss@mail.example.com" };
const MAILBOXES = { LEADS_MAIL_TO: "grupo@example.com, eventos@example.com" };

test.each([
  [{ PORT: "8080" }, { siteUrl: "http://localhost:8080" }],
  [{ SITE_URL: "https://www.example.com/" }, { siteUrl: "https://www.example.com" }],
  [{ API_URL: "https://api.example.com/v1//" }, { apiUrl: "https://api.example.com/v1" }],
  [
    { ...MAIL, ...MAILBOXES },
    {
      smtpUrl: MAIL.SMTP_URL,
      leadsMailTo: ["grupo@example.com", "eventos@example.com"],
      isLeadAcknowledged: false,
    },
  ],
  [{ ...MAIL, ...MAILBOXES, ACKNOWLEDGE_LEADS: "on" }, { isLeadAcknowledged: true }],
])("reads %j as %j", (variables, settings) => {
  expect(readEnvironment(variables)).toMatchObject(settings);
});

test.each([
  "PORT=http",
  "PORT=65536",
  "SITE_URL=ftp://example.com",
  "DATABASE_URL=mysql://localhost/site",
  "API_URL=javascript:alert(1)",
  "PAGE_MAX_AGE=86401",
  "MAP_TILE_URL=https://tiles.example.com",
  "MAP_TILE_URL=https:// /{z}/{x}/{y}.png",
  "SMTP_URL=http://mail.example.com",
  "SMTP_URL=smtp://user:100%@mail.example.com",
  "LEADS_MAIL_TO=grupo@example.com,",
  "LEADS_MAIL_TO=Grupo <grupo@example.com>",
  "ACKNOWLEDGE_LEADS=on",
  "ACKNOWLEDGE_LEADS=yes",
  "NEWSLETTER_CONFIRMATION_SECRET=thirty-one characters are too l",
  "NEWSLETTER_CONFIRMATION_SECRET=this one is long enough, but has no SMTP_URL",
  "RD_STATION_HOST=api.rd.services",
  "RD_STATION_TOKEN=line\nbreak",
  "RD_STATION_API=events",
  "RD_STATION_RATE=0",
  "DESK_SECRET=thirty-one characters are too l",
  "METRICS_TOKEN=sixteen characters",
  "METRICS_TOKEN=too-short",
  "STOP_GRACE=21",
  "TRUST_PROXY=11",
  "LOG_LEVEL=verbose",
])("refuses %j by its name", (setting) => {
  const [name = "", value] = setting.split(/=(.*)/s);
  const read = () => readEnvironment({ [name]: value });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(new RegExp(`\\b${name} `));
});

test("does not print a refused secret", () => {
  const secret = "kept-from-the-log";
  const read = () => readEnvironment({ NEWSLETTER_CONFIRMATION_SECRET: secret });
  expect(read).toThrow("NEWSLETTER_CONFIRMATION_SECRET must have at least 32 characters");
  expect(read).not.toThrow(secret);
});

// Rule 10.1.
test("refuses the desk together with a remote API, without printing the secret", () => {
  const secret = "thirty-two characters are enough";
  const read = () => readEnvironment({ DESK_SECRET: secret, API_URL: "https://api.example.com" });
  expect(read).toThrow(/^Invalid setting: DESK_SECRET .*API_URL/);
  expect(read).not.toThrow(secret);
  expect(readEnvironment({ DESK_SECRET: secret }).deskSecret).toBe(secret);
});

test("requires SMTP server and mailboxes together", () => {
  expect(() => readEnvironment(MAIL)).toThrow("Invalid setting: LEADS_MAIL_TO is missing");
  expect(() => readEnvironment(MAILBOXES)).toThrow("Invalid setting: SMTP_URL is missing");
});
