import {
  createBrowserRouter,
  type LazyRouteFunction,
  type RouteObject,
  replace,
} from "react-router";
import { KINDS } from "./kinds/all-kinds.ts";
import { Layout } from "./layout/layout.tsx";
import { Loading } from "./layout/loading.tsx";
import { DESK_ROUTE, loadAccount } from "./session/account-here.ts";
import { FailedDesk, FailedScreen, MissingScreen } from "./screens/failed.tsx";
import { SignIn } from "./screens/sign-in.tsx";
import { reloadedOnce } from "./reload-once.ts";

type Lazy = LazyRouteFunction<RouteObject>;

/** Lazy-loads a screen's file. */
const lazy =
  (load: Lazy): Lazy =>
  () =>
    reloadedOnce(load);

const SCREENS: Readonly<Record<string, Lazy>> = {
  counts: () => import("./screens/counts/counts.tsx"),
  account: () => import("./screens/account/account.tsx"),
  accounts: () => import("./screens/accounts/accounts.tsx"),
  audit: () => import("./screens/audit/audit.tsx"),
  pictures: () => import("./screens/pictures/pictures.tsx"),
  "pictures/:id": () => import("./screens/pictures/picture.tsx"),
  calendar: () => import("./screens/calendar/calendar.tsx"),
  missing: () => import("./screens/still-missing.tsx"),
  "special-day": () => import("./screens/special-day/special-day.tsx"),
  links: () => import("./screens/links.tsx"),
  listings: () => import("./screens/listings.tsx"),
};

/** Creates the desk's routes; every screen except the first is lazy. */
export function createDeskRouter() {
  return createBrowserRouter(
    [
      {
        HydrateFallback: Loading,
        ErrorBoundary: FailedDesk,
        children: [
          { path: "sign-in", Component: SignIn },
          { path: "invitation", lazy: lazy(() => import("./screens/invitation.tsx")) },
          { path: "enrolment", lazy: lazy(() => import("./screens/enrolment.tsx")) },
          {
            id: DESK_ROUTE,
            loader: loadAccount,
            Component: Layout,
            children: [
              {
                ErrorBoundary: FailedScreen,
                children: [
                  { index: true, lazy: lazy(() => import("./screens/home/home.tsx")) },
                  {
                    path: "leads",
                    lazy: lazy(() => import("./screens/leads/leads.tsx")),
                    children: [
                      { path: ":id", lazy: lazy(() => import("./screens/leads/lead.tsx")) },
                    ],
                  },
                  ...Object.entries(SCREENS).map(([path, load]) => ({ path, lazy: lazy(load) })),
                  ...kindRoutes(),
                  { path: "*", Component: MissingScreen },
                ],
              },
            ],
          },
        ],
      },
    ],
    { basename: "/desk" },
  );
}

/** Returns list, editor and history of every kind. */
function kindRoutes(): readonly RouteObject[] {
  return Object.entries(KINDS).flatMap(([path, { load, only, list }]) => {
    const editors = () => import("./screens/pieces/editor.tsx");
    const piece = `${path}/${only ?? ":slug"}`;
    return [
      only === undefined
        ? {
            path,
            lazy: lazy(
              list ??
                (async () => (await import("./screens/pieces/list.tsx")).listRoute(await load())),
            ),
          }
        : { path, loader: () => replace(`/${piece}`) },
      {
        path: piece,
        lazy: lazy(async () => (await editors()).editorRoute(await load(), only)),
      },
      {
        path: `${piece}/history`,
        lazy: lazy(async () => (await editors()).historyRoute(await load(), only)),
      },
    ];
  });
}
