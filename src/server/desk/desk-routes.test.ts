import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  acceptNewInvitation,
  type Browser,
  byPassword,
  createTestDesk,
  enrol,
  invalid,
  signedIn,
} from "#tests/desk-browser.ts";
import { POST_CLIENTS, POSTED_SITE } from "#tests/post-clients.ts";
import { createDatabasePlace, describeWithDatabase } from "#tests/test-database.ts";
import { connectDatabase } from "#database/connect.server.ts";
import { type Role, ROLES } from "#accounts/contract.ts";
import { type DeskRoute, deskRoute } from "#accounts/calls/desk-routes.ts";
import { type AllServices, deskRoutes } from "./desk.ts";

const FOREIGN_ORIGIN = { status: 403, body: { code: "foreign-origin" } };

const ROUTES = deskRoutes({} as AllServices);
const OPEN = ROUTES.filter(({ access }) => access === "anybody");
const GUARDED = ROUTES.flatMap((route) => {
  const { access } = route;
  return access === "anybody" ? [] : [{ ...route, access }];
});

const nameOf = ({ method, path }: DeskRoute) => `${method} ${path}`;

const withNames = ({ path }: DeskRoute, slug = "nobody") =>
  path.replace(":slug", slug).replace(":id", "1");

/** Calls a route without effect even if allowed: the id is unknown, no body is a list, and no picture is empty. */
function call(browser: Browser, route: DeskRoute, slug = "nobody") {
  const path = withNames(route, slug);
  if (route.body === "file") {
    const own = `${path}?kind=photograph&restaurant=${slug}&seen=2026-11-22T12:00:00.000Z`;
    return browser.call(route.method, own, "", { "Content-Type": "image/jpeg" });
  }
  return browser.call(route.method, path, route.method === "GET" ? undefined : []);
}

test("compiles no route without access, nor an open one without a limit", () => {
  const handler = async () => new Response();

  // @ts-expect-error access is missing
  deskRoute("POST", "/secret", { handler });
  // @ts-expect-error an open route needs a limit
  deskRoute("POST", "/secret", { handler, access: "anybody" });
  deskRoute("POST", "/secret", { handler, access: "anybody", limit: "guess" });
});

test("limits open routes to a few kilobytes", () => {
  for (const route of OPEN) expect(route.maximumBytes, nameOf(route)).toBeLessThanOrEqual(4096);
  const taking = ROUTES.filter(({ body }) => body !== undefined);
  expect(Math.min(...taking.map(({ maximumBytes }) => maximumBytes))).toBeGreaterThan(0);
});

describeWithDatabase("calls of the desk", (database) => {
  // Rule 10.2.
  test("answers 401 to everything but sign-in without a session, whatever else is wrong", async () => {
    const { person: nobody } = createTestDesk(database);
    const paths = ["", "/", "/nothing", "/auth", "/auth/sign-up/email", "/auth/get-session"];
    const unknown = ["GET", "POST", "PUT", "DELETE", "PATCH"].flatMap((method) =>
      paths.map((path) => [method, path] as const),
    );
    const known = GUARDED.map((route) => [route.method, withNames(route)] as const);
    const headers = {
      Origin: "https://evil.example",
      "Content-Type": "text/plain",
      Cookie: "desk.session_token=made.up",
    };
    for (const [method, path] of [...unknown, ...known]) {
      const sent = method === "GET" ? undefined : "{wrong";
      const response = await nobody.call(method, path, sent, headers);
      const wanted = { status: 401, body: { status: 401, code: "signed-out" } };
      expect.soft(response, `${method} ${path}`).toMatchObject(wanted);
      expect.soft(response.headers.get("Content-Type")).toBe("application/problem+json");
      expect.soft(response.headers.get("Cache-Control")).toBe("no-store");
    }
  });

  test.each(ROLES)("gives %s its own calls and no others", async (role: Role) => {
    const restaurants = role === "restaurant" ? ["rubaiyat-rio"] : [];
    const person = await signedIn(database, role, restaurants);
    for (const route of GUARDED) {
      const { roles, restaurant: isOwn } = route.access;
      const isAllowed = roles === "all" || roles.includes(role);
      const { status, body } = await call(person, route, "rubaiyat-rio");
      const wanted = isAllowed ? expect.not.stringMatching(/^40[13]$/) : "403";
      expect.soft(String(status), nameOf(route)).toEqual(wanted);
      if (!isAllowed) expect.soft(body).toMatchObject({ code: "not-allowed" });
      if (role !== "restaurant" || !isOwn) continue;
      const elsewhere = await call(person, route, "rubaiyat-madrid");
      expect.soft(elsewhere.body, nameOf(route)).toMatchObject({ code: "not-allowed" });
    }
    expect((await person.get("/auth/list-sessions")).body).toMatchObject({ code: "not-found" });
  });

  test("allows only enrolment before it is finished", async () => {
    const { person } = createTestDesk(database);
    await acceptNewInvitation(database, person);
    for (const route of GUARDED) {
      const { status, body } = await call(person, route);
      if (route.access.isOpenBeforeEnrolment)
        expect.soft([200, 422], nameOf(route)).toContain(status);
      else expect.soft(body, nameOf(route)).toMatchObject({ code: "enrolment-unfinished" });
    }
  });

  // Rule 10.8.
  test("requires a fresh sign-in for sensitive calls after ten minutes", async () => {
    const person = await signedIn(database, "administrator");
    await database.orm.execute(
      sql`update desk_sessions set created_at = now() - interval '10 minutes 1 second'`,
    );
    for (const route of GUARDED) {
      const { body, status } = await call(person, route);
      if (route.access.isFresh)
        expect.soft(body, nameOf(route)).toMatchObject({ code: "sign-in-again" });
      else expect.soft([200, 204, 404, 422], nameOf(route)).toContain(status);
    }
  });

  // Rule 10.2.
  test("refuses changes by other sites: their origin and their forms", async () => {
    const person = await signedIn(database, "administrator");
    for (const route of ROUTES.filter(({ method }) => method !== "GET")) {
      const path = withNames(route);
      for (const Origin of [undefined, "null", "https://evil.example"]) {
        const response = await person.call(route.method, path, {}, { Origin });
        expect.soft(response, `${nameOf(route)} from ${Origin}`).toMatchObject(FOREIGN_ORIGIN);
      }
      if (route.method === "DELETE") continue;
      const forms = ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data"];
      const isUpload = route.body === "file";
      const others = isUpload ? ["application/json", "image/svg+xml", "image/gif"] : ["image/png"];
      for (const type of [...forms, ...others, "application/jsonp", undefined]) {
        const headers = { "Content-Type": type };
        const { body } = await person.call(route.method, path, "a=1", headers);
        expect.soft(body, `${nameOf(route)} as ${type}`).toMatchObject({
          code: isUpload ? "not-a-picture" : "not-json",
        });
      }
    }
  });

  // Rule 10.2.
  test("refuses a post unless its headers name a page of the desk", async () => {
    for (const [index, client] of POST_CLIENTS.entries()) {
      const [title, sender, headers, siteUrl = POSTED_SITE] = client;
      const { browser } = createTestDesk(database, { siteUrl });
      const sent = { Origin: undefined, "Content-Type": "Application/JSON;v=1", ...headers };
      const person = browser(`203.0.113.${index}`);
      const response = await person.call("POST", "/auth/sign-in/email", {}, sent);
      const wanted = sender === "ours" ? invalid("email", "password") : FOREIGN_ORIGIN;
      expect.soft(response, title).toMatchObject(wanted);
    }
  });

  test("names the fields of an invalid body, and does not read an oversized one", async () => {
    const person = await signedIn(database, "administrator");
    const wrong = await person.put("/me", { name: " ", language: "fr" });
    expect(wrong).toMatchObject(invalid("name", "language"));
    for (const route of ROUTES.filter(({ method, body }) => method !== "GET" && body !== "file")) {
      const sent = `"${"x".repeat(route.maximumBytes)}"`;
      const { status } = await person.call(route.method, withNames(route), sent);
      expect.soft(status, nameOf(route)).toBe(413);
    }
  });

  test("counts open calls before it reads their bodies", async () => {
    const { browser } = createTestDesk(database);
    const nested = "[".repeat(2000);
    const sizes = [nested, nested, nested, `"${"x".repeat(5000)}"`];
    for (const [at, route] of OPEN.filter(({ method }) => method === "POST").entries()) {
      const stranger = browser(`203.0.113.${at}`);
      for (let time = 0; time < 10; time += 1) {
        const { status } = await stranger.call("POST", route.path, sizes[time % 4]);
        expect.soft([413, 422], nameOf(route)).toContain(status);
      }
      for (const sent of sizes) {
        const { status } = await stranger.call("POST", route.path, sent);
        expect.soft(status, nameOf(route)).toBe(429);
      }
    }
  });
});

test("reveals no account while the database is down", async () => {
  const place = await createDatabasePlace("postgres");
  const database = await connectDatabase(place.options);
  const { person, lines } = createTestDesk(database);
  await enrol(database, person);
  await database.close();
  await place.remove();
  expect(await person.statusAt("/me")).toBe(503);
  expect((await byPassword(person)).status).toBe(503);
  expect(JSON.stringify(lines)).not.toContain("maria");
});
