import { ActionIcon, Breadcrumbs, Kbd, useMantineColorScheme } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { Link, NavLink, Outlet, useLocation, useNavigation } from "react-router";
import { spotlight } from "@mantine/spotlight";
import { signOut } from "../api/desk-calls.ts";
import { waitedSince } from "../language/desk-language.ts";
import { m } from "../paraglide/messages.js";
import { useMe } from "../session/account-here.ts";
import { SignInDialog } from "../session/sign-in-dialog.tsx";
import { type Unanswered, useLiveUnanswered } from "../session/unanswered-guests.ts";
import { announceFailure, Announcements } from "../ui/announcements.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { unansweredInWords } from "../ui/lead-words.ts";
import { reloadedOnce } from "../reload-once.ts";
import { type Place, placeGroupsOf } from "./places.ts";
import { Shortcuts } from "./shortcuts.tsx";

/** The sign-in screen does not load it. */
const Search = lazy(() =>
  reloadedOnce(async () => ({ default: (await import("./search.tsx")).Search })),
);

/** The frame of every page of the desk. */
export function Layout() {
  const { pathname } = useLocation();
  // Navigating closes it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  const isLoading = useNavigation().state !== "idle";
  const waiting = useLiveUnanswered();
  return (
    <div className="desk">
      <a className="skip-link not-focus:sr-only" href="#content">
        {m.skip_to_content()}
      </a>
      <header className="side on-dark">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Link to="/" className="wordmark">
            <span>{m.desk_name()}</span>
          </Link>
          <button
            type="button"
            className="menu-button text-link flex min-h-11 min-[60rem]:hidden items-center gap-2.5 px-2.5"
            aria-expanded={isOpen}
            aria-controls="navigation"
            onClick={() => setOpenAt(isOpen ? undefined : pathname)}
          >
            <span>{m.nav_menu()}</span>
            {!isOpen && <UnansweredBadge {...waiting} />}
          </button>
        </div>
        <div id="navigation" className="side-body" data-open={isOpen || undefined}>
          <Navigation waiting={waiting} />
        </div>
      </header>
      <div className="desk-page relative min-w-0 flex-1">
        {isLoading && <div className="progress" />}
        <main id="content" tabIndex={-1} aria-busy={isLoading}>
          <Trail pathname={pathname} />
          <Outlet />
        </main>
      </div>
      <Announcements />
      <Suspense>
        <Search />
      </Suspense>
      <Shortcuts />
      <SignInDialog />
    </div>
  );
}

function Navigation({ waiting }: { readonly waiting: Unanswered }) {
  const { name, role } = useMe();
  return (
    <nav aria-label={m.nav_label()} className="side-nav">
      <button type="button" className="side-link" onClick={spotlight.open}>
        <Icon path="M10 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12m4.5 10.5L20 20" size={16} />
        <span>{m.search_all()}</span>
        <Kbd className="ms-auto">Ctrl K</Kbd>
      </button>
      <div className="side-places">
        {placeGroupsOf(role).map(({ title, icon, places }) => (
          <section key={icon}>
            {title && (
              <p className="side-group">
                <Icon path={icon} size={16} />
                <span>{title()}</span>
              </p>
            )}
            <ul aria-label={title?.()}>
              {places.map((place) => (
                <li key={place.to}>
                  <NavLink to={place.to} end={place.to === "/"} className="side-link">
                    {!title && <Icon path={icon} size={16} />}
                    <span>{place.title()}</span>
                    {place.to.startsWith("/leads") && <UnansweredBadge {...waiting} />}
                  </NavLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="side-foot">
        <NavLink to="/account" className="side-link">
          <span>{m.nav_account()}</span>
          <span className="small block">{name}</span>
        </NavLink>
        <SchemeButton />
        <Button variant="quiet" onClick={() => void leave()}>
          {m.sign_out()}
        </Button>
      </div>
    </nav>
  );
}

const SCHEMES = {
  auto: [m.scheme_auto, "light", "M4 5h16v11H4zM9 20h6M12 16v4"],
  light: [m.scheme_light, "dark", "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 3v2m0 14v2M3 12h2m14 0h2"],
  dark: [m.scheme_dark, "auto", "M19 14A8 8 0 1 1 10 5a6.5 6.5 0 0 0 9 9z"],
} as const;

/** This browser's colour scheme; each press selects the next. */
function SchemeButton() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [words, next, icon] = SCHEMES[colorScheme];
  return (
    <ActionIcon
      variant="subtle"
      className="icon-button"
      aria-label={words()}
      title={words()}
      onClick={() => setColorScheme(next)}
    >
      <Icon path={icon} />
    </ActionIcon>
  );
}

/** Breadcrumbs from a page's group down. */
function Trail({ pathname }: { readonly pathname: string }) {
  const groups = placeGroupsOf(useMe().role);
  const isIn = ({ to }: Place) => to !== "/" && `${pathname}/`.startsWith(`${pathOf(to)}/`);
  const group = groups.find(({ places }) => places.some(isIn));
  const place = group?.places.find(isIn);
  if (place === undefined) return null;
  return (
    <nav aria-label={m.nav_trail()} className="trail">
      <Breadcrumbs separator="›">
        {group?.title && <span>{group.title()}</span>}
        {pathname !== pathOf(place.to) && <Link to={place.to}>{place.title()}</Link>}
      </Breadcrumbs>
    </nav>
  );
}

const pathOf = (to: string) => to.split("?")[0];

/** The number of unanswered guests, and the longest wait. */
function UnansweredBadge({ unanswered, unansweredSince }: Unanswered) {
  if (unanswered === 0 || unansweredSince === null) return null;
  return (
    <span className="ms-auto rounded-full border border-gold px-2 text-xs font-semibold whitespace-nowrap tabular-nums">
      <span>{unansweredInWords(unanswered)}</span>
      <span className="sr-only">{m.nav_leads_unanswered()}</span>
      <span aria-hidden="true"> · </span>
      <span>{waitedSince(unansweredSince)}</span>
    </span>
  );
}

async function leave() {
  try {
    await signOut();
    // Reloads, so that nothing of the account stays in memory.
    window.location.assign("/desk/sign-in");
  } catch (error) {
    announceFailure(error);
  }
}
