import { useState } from "react";
import { Link, NavLink, Outlet, useLocation, useNavigation } from "react-router";
import { signOut } from "../api/desk-calls.ts";
import { waitedSince } from "../language/desk-language.ts";
import { m } from "../paraglide/messages.js";
import { useMe } from "../session/account-here.ts";
import { SignInDialog } from "../session/sign-in-dialog.tsx";
import { type Unanswered, useUnanswered } from "../session/unanswered-guests.ts";
import { announceFailure, Announcements } from "../ui/announcements.tsx";
import { Button } from "../ui/button.tsx";
import { unansweredInWords } from "../ui/lead-words.ts";
import { placesOf } from "./places.ts";

/** What is around every page of the desk. */
export function Layout() {
  const { pathname } = useLocation();
  // Going to another page closes it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  const isLoading = useNavigation().state !== "idle";
  const waiting = useUnanswered();
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
            className="button button-quiet menu-button gap-2.5"
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
          <Outlet />
        </main>
      </div>
      <Announcements />
      <SignInDialog />
    </div>
  );
}

function Navigation({ waiting }: { readonly waiting: Unanswered }) {
  const { name, role } = useMe();
  const links = [{ to: "/", title: m.nav_home }, ...placesOf(role)];
  return (
    <>
      <nav aria-label={m.nav_label()}>
        <ul>
          {links.map(({ to, title }) => (
            <li key={to}>
              <NavLink to={to} end={to === "/"} className="side-link">
                <span>{title()}</span>
                {to.startsWith("/leads") && <UnansweredBadge {...waiting} />}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 border-t border-(--line) pt-3 text-small">
        <p>{name}</p>
        <Button variant="quiet" onClick={() => void leave()}>
          {m.sign_out()}
        </Button>
      </div>
    </>
  );
}

/** How many guests wait for an answer, and for how long the one that waits longest. */
function UnansweredBadge({ unanswered, unansweredSince }: Unanswered) {
  if (unanswered === 0 || unansweredSince === null) return null;
  return (
    <span className="ms-auto rounded-full border border-gold px-2 text-small font-semibold tabular-nums">
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
    // Loaded anew: nothing of the account stays in memory.
    window.location.assign("/desk/sign-in");
  } catch (error) {
    announceFailure(error);
  }
}
