import {
  createBrowserRouter,
  type LazyRouteFunction,
  replace,
  type RouteObject,
} from "react-router";
import { DESK_ROUTE } from "./session/account-here.ts";
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
                  { index: true, lazy: lazy(() => import("./screens/home.tsx")) },
                  { path: "leads", lazy: lazy(() => import("./screens/leads/leads.tsx")) },
                  { path: "leads/:id", lazy: lazy(() => import("./screens/leads/lead.tsx")) },
                  { path: "counts", lazy: lazy(() => import("./screens/counts/counts.tsx")) },
                  { path: "account", lazy: lazy(() => import("./screens/account/account.tsx")) },
                  { path: "accounts", lazy: lazy(() => import("./screens/accounts/accounts.tsx")) },
                  { path: "audit", lazy: lazy(() => import("./screens/audit/audit.tsx")) },
                  {
                    path: "restaurants",
                    lazy: lazy(() => import("./screens/restaurants/restaurants.tsx")),
                  },
                  {
                    path: "restaurants/:slug",
                    lazy: lazy(() => import("./screens/restaurants/restaurant.tsx")),
                  },
                  {
                    path: "restaurants/:slug/history",
                    lazy: lazy(() => import("./screens/restaurants/restaurant-history.tsx")),
                  },
                  { path: "menus", lazy: lazy(() => import("./screens/menus/menus.tsx")) },
                  { path: "menus/:slug", lazy: lazy(() => import("./screens/menus/menu.tsx")) },
                  {
                    path: "menus/:slug/history",
                    lazy: lazy(() => import("./screens/menus/menu-history.tsx")),
                  },
                  {
                    path: "experiences",
                    lazy: lazy(() => import("./screens/experiences/experiences.tsx")),
                  },
                  {
                    path: "experiences/:slug",
                    lazy: lazy(() => import("./screens/experiences/experience.tsx")),
                  },
                  {
                    path: "experiences/:slug/history",
                    lazy: lazy(() => import("./screens/experiences/experience-history.tsx")),
                  },
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
                  { path: "news", lazy: lazy(() => import("./screens/news/news.tsx")) },
                  { path: "news/:slug", lazy: lazy(() => import("./screens/news/article.tsx")) },
                  {
                    path: "news/:slug/history",
                    lazy: lazy(() => import("./screens/news/article-history.tsx")),
                  },
                  { path: "faq/home", lazy: lazy(() => import("./screens/faq/faq.tsx")) },
                  {
                    path: "faq/home/history",
                    lazy: lazy(() => import("./screens/faq/faq-history.tsx")),
                  },
                  { path: "settings", loader: () => replace("/settings/site") },
                  {
                    path: "settings/site",
                    lazy: lazy(() => import("./screens/settings/settings.tsx")),
                  },
                  {
                    path: "settings/site/history",
                    lazy: lazy(() => import("./screens/settings/settings-history.tsx")),
                  },
                  { path: "links", lazy: lazy(() => import("./screens/links/links.tsx")) },
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
