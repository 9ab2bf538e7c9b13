import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { type DatabaseOptions, openForTool } from "#database/connect.server.ts";
import { deskAccounts, deskPasskeys } from "#database/schema/desk.ts";
import type { Role } from "#accounts/contract.ts";
import { createAuth } from "#accounts/auth.ts";
import { createInvitation, invitationLink } from "#accounts/invitations.ts";
import type { Language } from "#language/languages.ts";
import { recordLog } from "./log-recorder.ts";

export const DESK_SECRET = "a secret that only these tests know";

interface Person {
  readonly role?: Role;
  /** Slugs, for the role "restaurant". */
  readonly restaurants?: readonly string[];
  readonly language?: Language;
}

/** Creates accounts and invitations in a running desk's database; enrolment.e2e.ts tests the interface of enrolment. */
export async function openPeople(siteUrl: string, options: DatabaseOptions) {
  const database = await openForTool(options);
  const { orm } = database;
  const auth = createAuth({ orm, siteUrl, secret: DESK_SECRET, log: recordLog().log });
  let people = 0;

  /** Creates an enrolled account and puts its session into the page's cookies. */
  async function signIn(page: Page, name: string, person: Person = {}): Promise<void> {
    const { role = "administrator", restaurants = [], language = "pt" } = person;
    people += 1;
    const id = randomUUID();
    const email = `person-${people}-${process.pid}@example.com`;
    await orm
      .insert(deskAccounts)
      .values({ id, email, name, role, restaurants: [...restaurants], language });
    // Unusable for sign-in, but it makes the account an enrolled one.
    await orm.insert(deskPasskeys).values({
      id: randomUUID(),
      userId: id,
      name: "Phone",
      credentialID: id,
      publicKey: "",
      counter: 0,
      deviceType: "singleDevice",
      backedUp: false,
    });
    const response = await auth.api.startSession({
      body: { accountId: id },
      headers: new Headers({ "User-Agent": "A test's browser" }),
      asResponse: true,
    });
    const cookies = response.headers.getSetCookie().map((line) => {
      const [, cookie = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      return { name: cookie, value, url: siteUrl, httpOnly: true, sameSite: "Strict" as const };
    });
    await page.context().addCookies(cookies);
  }

  return {
    close: () => database.close(),

    async invite(email: string, person: Person = {}): Promise<string> {
      const { role = "administrator", restaurants = [], language = "pt" } = person;
      const request = { email, role, restaurants: [...restaurants], language };
      const { token } = await createInvitation(orm, request, "a test");
      return invitationLink(siteUrl, token);
    },

    signIn,
    async openAs(page: Page, name: string, path: string, person: Person = {}): Promise<void> {
      await signIn(page, name, person);
      await page.goto(path);
    },
  };
}
