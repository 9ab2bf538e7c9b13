import "./styles.css";
import printStyles from "./print.css?url";
import { bootstrapUrl, consentUrl, servicesUrl } from "virtual:bootstrap";
import { type ReactNode, useEffect } from "react";
import {
  type ClientLoaderFunctionArgs,
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import { PATIENCE_MS, type Restaurant } from "#content/snapshot.ts";
import { DEFAULT_COUNTRY } from "#language/countries.ts";
import { shownPhone } from "#language/phone-number.ts";
import { languageOf } from "#language/match-path.ts";
import { m } from "#language/paraglide/messages.js";
import { acceptedLead } from "./blocks/lead-form/accepted-lead.ts";
import { ConsentBanner } from "./layout/consent/consent-banner.tsx";
import { Footer } from "./layout/footer/footer.tsx";
import { type LayoutData, toLayoutRestaurant } from "./layout/layout-data.ts";
import { Header } from "./layout/header/header.tsx";
import { PendingScreen } from "./layout/pending-screen.tsx";
import { pageTheme } from "./layout/page-theme.ts";
import { rememberPosition, useLayoutBehaviour } from "./layout/use-layout-behaviour.ts";
import { followPathRules } from "./navigation/follow-path-rules.ts";
import { prefetchNavigation } from "./on-intent/prefetch-pages.ts";
import { useLanguage } from "./navigation/use-language.ts";
import { loadOr } from "./navigation/load-in-browser.ts";
import { getSiteContext } from "./request-context.ts";
import { FormSentScreen } from "./screens/form-sent/form-sent.screen.tsx";
import { UnexpectedErrorScreen } from "./screens/unexpected-error/unexpected-error.screen.tsx";
import { ToastRegion } from "./ui/toast/toast-region.tsx";

/** Used by the error page of a failed root; its links still lead to every screen. */
const EMPTY_LAYOUT: LayoutData = {
  siteUrl: "",
  siteName: "Grupo Rubaiyat",
  restaurants: [],
  contact: { phone: { text: "" }, email: "" },
  social: { instagram: "", facebook: "", youtube: "", linkedin: "", tiktok: "" },
};

/** Print styles must not delay a screen. */
export const links: LinksFunction = () => [
  { rel: "stylesheet", href: printStyles, media: "print" },
];

export async function loader({ context, url }: LoaderFunctionArgs): Promise<LayoutData> {
  const { readContent, settings, siteUrl, webAnalytics, isNewsletterConfirmed } =
    getSiteContext(context);
  const { googleId, pixelId } = webAnalytics;
  // A mailed link's URL is private: no service may learn it.
  const isPrivate = url.searchParams.has("token");
  const isAsking = !isPrivate && (googleId !== undefined || pixelId !== undefined);
  const language = languageOf(url.pathname);
  const content = await readContent(["restaurants"], PATIENCE_MS);
  const { restaurants } = content.known;
  const inLayout = (restaurant: Restaurant) => toLayoutRestaurant(restaurant, language);
  const hasNone = restaurants.every(({ slug }) => slug === "");
  return {
    siteUrl,
    siteName: settings.siteName,
    restaurants: restaurants.map(inLayout),
    ...(hasNone && { formRestaurants: builtInRestaurants().map(inLayout) }),
    contact: {
      phone: shownPhone(settings.contact.phone, DEFAULT_COUNTRY),
      email: settings.contact.email,
    },
    social: settings.social,
    ...(isNewsletterConfirmed && { isNewsletterConfirmed }),
    ...(content.hasGiftCards && { hasGiftCards: true }),
    ...(isAsking && { analytics: webAnalytics }),
  };
}

/** If the network fails, the current layout stays with its phones and navigation. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOr(shownLayout, () => serverLoader<typeof loader>());

let shownLayout: LayoutData = EMPTY_LAYOUT;

export const clientMiddleware = [rememberPosition, followPathRules, prefetchNavigation];

/** The layout changes with the language only. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
}: ShouldRevalidateFunctionArgs) {
  return (
    formMethod === undefined && languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname)
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const layout = useRouteLoaderData<typeof loader>("root") ?? EMPTY_LAYOUT;
  const language = useLanguage();
  const location = useLocation();
  useLayoutBehaviour();
  useEffect(() => {
    shownLayout = layout;
  }, [layout]);
  const theme = pageTheme(location.pathname);
  return (
    <html lang={language} className={theme.className}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={theme.colour} />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
        <script type="module" async src={bootstrapUrl} />
        {/* Not async: it needs the banner, which follows it. */}
        {layout.analytics && <script type="module" src={consentUrl} />}
      </head>
      <body>
        <a href="#content" className="skip-link">
          {m.layout_skip_to_content()}
        </a>
        {layout.analytics && (
          <ConsentBanner analytics={layout.analytics} servicesUrl={servicesUrl} />
        )}
        <Header layout={layout} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer layout={layout} />
        <ToastRegion />
        <Scripts />
      </body>
    </html>
  );
}

export default function Site() {
  // One route module serves several URLs: the key separates their states.
  const { pathname } = useLocation();
  return (
    <PendingScreen>
      <Outlet key={pathname} />
    </PendingScreen>
  );
}

export function ErrorBoundary() {
  const words = acceptedLead(useLocation().pathname);
  return words === undefined ? <UnexpectedErrorScreen /> : <FormSentScreen words={words} />;
}
