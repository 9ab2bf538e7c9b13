import {
  createBrowserRouter,
  type LazyRouteFunction,
  type RouteObject,
  replace,
} from "react-router";
import { DESK_ROUTE } from "./session/account-here.ts";
import { KINDS } from "./kinds/all-kinds.ts";
import { Layout } from "./layout/layout.tsx";
import { Loading } from "./layout/loading.tsx";
import { loadAccount } from "./layout/load-account.ts";
import { FailedDesk, FailedScreen } from "./screens/failed.tsx";
import { SignIn } from "./screens/sign-in.tsx";
import { reloadedOnce } from "./reload-once.ts";

type Lazy = LazyRouteFunction<RouteObject>;

/** A screen in a file of its own, which comes when it is gone to. */
const lazy = (load: Lazy): Lazy => {
  return () => reloadedOnce(load);
};

/** The pages of the desk; each screen but the first comes when it is gone to. */
export function createDeskRouter() {
  return createBrowserRouter(
    [
      {
        HydrateFallback: Loading,
        ErrorBoundary: FailedDesk,
        children: [
          { path: "sign-in", Component: SignIn },
          { path: "invitation", lazy: lazy(() => import("./screens/invitation.tsx")) },
          { path: "enrolment", lazy: lazy(() => import("./screens/enrolment/enrolment.tsx")) },
          {
            id: DESK_ROUTE,
            loader: loadAccount,
            Component: Layout,
            children: [
              {
                ErrorBoundary: FailedScreen,
                children: [
                  { index: true, lazy: lazy(() => import("./screens/home/home.tsx")) },
                  { path: "leads", lazy: lazy(() => import("./screens/leads/leads.tsx")) },
                  { path: "leads/:id", lazy: lazy(() => import("./screens/leads/lead.tsx")) },
                  { path: "counts", lazy: lazy(() => import("./screens/counts/counts.tsx")) },
                  { path: "account", lazy: lazy(() => import("./screens/account/account.tsx")) },
                  { path: "accounts", lazy: lazy(() => import("./screens/accounts/accounts.tsx")) },
                  { path: "audit", lazy: lazy(() => import("./screens/audit/audit.tsx")) },
                  ...kindRoutes(),
                  {
                    path: "pictures",
                    lazy: lazy(() => import("./screens/pictures/pictures.tsx")),
                  },
                  {
                    path: "pictures/:id",
                    lazy: lazy(() => import("./screens/pictures/picture.tsx")),
                  },
                  {
                    path: "missing",
                    lazy: lazy(() => import("./screens/still-missing/still-missing.tsx")),
                  },
                  {
                    path: "special-day",
                    lazy: lazy(() => import("./screens/special-day/special-day.tsx")),
                  },
                  { path: "links", lazy: lazy(() => import("./screens/links/links.tsx")) },
                  { path: "listings", lazy: lazy(() => import("./screens/listings/listings.tsx")) },
                  { path: "*", lazy: lazy(() => import("./screens/missing.tsx")) },
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

/** The list, the editor and the history of every kind of content. */
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
