import { expect, test } from "vitest";
import type { DeskRoute } from "#accounts/calls/desk-routes.ts";
import { type AllServices, deskRoutes } from "./desk.ts";

const ROUTES = deskRoutes({} as AllServices);

const nameOf = ({ method, path }: DeskRoute) => `${method} ${path}`;

const EDITORS = "administrator, manager, editor";
const contentRights = (path: string, rights: string, ofList = rights) => [
  `GET ${path}: ${ofList}`,
  `GET ${path}/:slug: ${rights}`,
  `PUT ${path}/:slug/draft: ${rights}`,
  `DELETE ${path}/:slug/draft: ${rights}`,
  `PUT ${path}/:slug/plan: ${rights}`,
  `DELETE ${path}/:slug/plan: ${rights}`,
  `POST ${path}/:slug/publish: ${rights}`,
  `POST ${path}/:slug/translations: ${rights}`,
  `GET ${path}/:slug/preview: ${rights}`,
  `GET ${path}/:slug/history: ${rights}`,
  `GET ${path}/:slug/history/:id: ${rights}`,
  `POST ${path}/:slug/restore: ${rights}`,
];

test("gives each call exactly these rights", () => {
  const rights = ROUTES.map((route) => {
    const { access } = route;
    if (access === "anybody") return `${nameOf(route)}: anybody`;
    const roles = access.roles === "all" ? "all" : access.roles.join(", ");
    const more = [
      access.restaurant && "own",
      access.isFresh && "fresh",
      access.isOpenBeforeEnrolment && "enrolling",
    ];
    return `${nameOf(route)}: ${[roles, ...more.filter(Boolean)].join(", ")}`;
  });
  expect(rights).toEqual([
    "POST /auth/sign-in/email: anybody",
    "POST /auth/two-factor/verify-totp: anybody",
    "POST /auth/two-factor/verify-backup-code: anybody",
    "GET /auth/passkey/generate-authenticate-options: anybody",
    "POST /auth/passkey/verify-authentication: anybody",
    "POST /auth/sign-out: all, enrolling",
    "GET /me: all, enrolling",
    "PUT /me: all, enrolling",
    "POST /me/authenticator: all, enrolling",
    "POST /me/authenticator/confirm: all, enrolling",
    "GET /me/recovery-codes: all",
    "POST /me/recovery-codes: all, fresh",
    "POST /auth/change-password: all, fresh",
    "GET /auth/passkey/generate-register-options: all, fresh, enrolling",
    "POST /auth/passkey/verify-registration: all, fresh, enrolling",
    "POST /auth/passkey/update-passkey: all",
    "POST /auth/passkey/delete-passkey: all, fresh",
    "POST /invitations/accept: anybody",
    "GET /sessions: all",
    "DELETE /sessions/:id: all",
    "GET /invitations: administrator",
    "POST /invitations: administrator, fresh",
    "DELETE /invitations/:id: administrator",
    "GET /accounts: administrator",
    "PUT /accounts/:id: administrator, fresh",
    "DELETE /accounts/:id: administrator, fresh",
    "DELETE /accounts/:id/sessions: administrator",
    "GET /audit: administrator, manager",
    "PUT /restaurants/order: administrator, manager",
    "PUT /experiences/order: administrator, manager, editor",
    ...contentRights("/restaurants", `${EDITORS}, restaurant, own`, "all"),
    ...contentRights("/experiences", EDITORS),
    `POST /experiences/:slug/delete: ${EDITORS}`,
    ...contentRights("/happenings", EDITORS),
    `POST /happenings/:slug/delete: ${EDITORS}`,
    ...contentRights("/news", EDITORS),
    `POST /news/:slug/move: ${EDITORS}`,
    `POST /news/:slug/delete: ${EDITORS}`,
    ...contentRights("/menus", `${EDITORS}, restaurant, own`, `${EDITORS}, restaurant`),
    ...contentRights("/pages", EDITORS),
    ...contentRights("/faq", EDITORS),
    ...contentRights("/settings", "administrator, manager"),
    ...contentRights("/mailboxes", "administrator, manager"),
    ...contentRights("/redirects", "administrator, manager"),
    ...contentRights("/templates", EDITORS),
    `POST /templates/:slug/delete: ${EDITORS}`,
    `GET /media: ${EDITORS}, restaurant`,
    `GET /media/built-in: ${EDITORS}, restaurant`,
    `POST /media: ${EDITORS}, restaurant`,
    `GET /media/:id: ${EDITORS}, restaurant`,
    `PUT /media/:id: ${EDITORS}, restaurant`,
    `POST /media/:id/replace: ${EDITORS}, restaurant`,
    `POST /media/:id/restore: ${EDITORS}, restaurant`,
    `DELETE /media/:id/previous: ${EDITORS}, restaurant`,
    `DELETE /media/:id: ${EDITORS}, restaurant`,
    "GET /settings/site/file: administrator, manager",
    `GET /tiles/:zoom/:x/:y: ${EDITORS}, restaurant`,
    `GET /missing: ${EDITORS}, restaurant`,
    "GET /search: all",
    "GET /calendar: all",
    "GET /today: all",
    // The handler checks the restaurant of each change.
    `PUT /special-days: ${EDITORS}, restaurant`,
    `GET /restaurants/:slug/dishes: ${EDITORS}, restaurant, own`,
    `PUT /restaurants/:slug/sold-out: ${EDITORS}, restaurant, own`,
    "GET /clicks: all",
    "GET /first-answers: administrator, manager, restaurant, lead-reader",
    "GET /vitals: all",
    `GET /links: ${EDITORS}`,
    `POST /links/check: ${EDITORS}`,
    `GET /listings: ${EDITORS}`,
    `GET /listings/:slug/files/:file: ${EDITORS}`,
    `POST /listings/:slug/check: ${EDITORS}`,
    "GET /leads: administrator, manager, restaurant, lead-reader",
    "GET /leads.csv: administrator, manager, restaurant, lead-reader, fresh",
    "GET /leads/:id: administrator, manager, restaurant, lead-reader",
    "GET /leads/:id/progress: administrator, manager, restaurant, lead-reader",
    "POST /leads/:id/redeliver: administrator, manager, restaurant",
    "POST /leads/:id/good: administrator, manager, restaurant",
    "POST /leads/:id/settle: administrator, manager, restaurant",
    "POST /leads/:id/actions: administrator, manager, restaurant",
    "POST /leads/actions: administrator, manager, restaurant",
    "POST /leads/:id/erase: administrator, manager, fresh",
    "GET /counts: administrator, manager, restaurant, lead-reader",
    "GET /leads/:id/templates: administrator, manager, restaurant",
    "PUT /leads/:id/answers/:answer: administrator, manager, restaurant",
    "POST /leads/:id/answers/:answer/settle: administrator, manager, restaurant",
    "GET /live: administrator, manager, restaurant, lead-reader",
    "POST /leads/:id/answering: administrator, manager, restaurant",
  ]);
});
