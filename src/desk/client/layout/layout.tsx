import { useState } from "react";
import { Link, NavLink, Outlet, useLocation, useNavigation } from "react-router";
import type { Role } from "#desk/contract.ts";
import { SETTINGS_EDITORS } from "#desk/content-contract.ts";
import { LEAD_READERS } from "#desk/leads-contract.ts";
import { signOut } from "../api/desk-calls.ts";
import { m } from "../paraglide/messages.js";
import { useMe } from "../session/account-here.ts";
import { SignInDialog } from "../session/sign-in-dialog.tsx";
import { useWaitingLeads } from "../session/waiting-leads.ts";
import { Announcements, announce } from "../ui/announcements.tsx";
import { Button } from "../ui/button.tsx";
import { failureWords } from "../ui/failure-notice.tsx";
import { failureOf } from "../api/call-failure.ts";

interface NavigationLink {
  readonly to: string;
  readonly text: () => string;
  /** Everybody, where none is named. */
  readonly roles?: readonly Role[];
}

const EDITORS: readonly Role[] = ["administrator", "manager", "editor"];
const CONTENT_ROLES: readonly Role[] = [...EDITORS, "restaurant"];

const LINKS: readonly NavigationLink[] = [
  { to: "/", text: m.nav_home },
  { to: "/restaurants", text: m.nav_restaurants, roles: CONTENT_ROLES },
  { to: "/menus", text: m.nav_menus, roles: CONTENT_ROLES },
  { to: "/experiences", text: m.nav_experiences, roles: EDITORS },
  { to: "/news", text: m.nav_news, roles: EDITORS },
  { to: "/faq/home", text: m.nav_faq, roles: EDITORS },
  { to: "/pictures", text: m.nav_pictures, roles: CONTENT_ROLES },
  { to: "/settings/site", text: m.nav_settings, roles: SETTINGS_EDITORS },
  { to: "/missing", text: m.nav_still_missing, roles: CONTENT_ROLES },
  { to: "/links", text: m.nav_links, roles: EDITORS },
  { to: "/leads", text: m.nav_leads, roles: LEAD_READERS },
  { to: "/counts", text: m.nav_counts, roles: LEAD_READERS },
  { to: "/accounts", text: m.nav_accounts, roles: ["administrator"] },
  { to: "/audit", text: m.nav_audit, roles: ["administrator"] },
  { to: "/account", text: m.nav_account },
];

/** What is around every page of the desk. */
export function Layout() {
  const { pathname } = useLocation();
  // Going to another page closes it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  const isLoading = useNavigation().state !== "idle";
  const waiting = useWaitingLeads();
  return (
    <div className="desk">
      <a className="skip-link" href="#content">
        {m.skip_to_content()}
      </a>
      <header className="side on-dark">
        <div className="side-head">
          <Link to="/" className="wordmark">
            <span>{m.desk_name()}</span>
          </Link>
          <button
            type="button"
            className="button button-quiet menu-button"
            aria-expanded={isOpen}
            aria-controls="navigation"
            onClick={() => setOpenAt(isOpen ? undefined : pathname)}
          >
            <span>{m.nav_menu()}</span>
            {!isOpen && waiting > 0 && <WaitingBadge count={waiting} />}
          </button>
        </div>
        <div id="navigation" className="side-body" data-open={isOpen || undefined}>
          <Navigation waiting={waiting} />
        </div>
      </header>
      <div className="desk-page">
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

function Navigation({ waiting }: { readonly waiting: number }) {
  const { name, role } = useMe();
  const links = LINKS.filter(({ roles }) => roles === undefined || roles.includes(role));
  return (
    <>
      <nav aria-label={m.nav_label()}>
        <ul>
          {links.map(({ to, text }) => (
            <li key={to}>
              <NavLink to={to} end={to === "/"} className="side-link">
                <span>{text()}</span>
                {to === "/leads" && waiting > 0 && <WaitingBadge count={waiting} />}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="side-foot">
        <p>{name}</p>
        <Button variant="quiet" onClick={() => void leave()}>
          {m.sign_out()}
        </Button>
      </div>
    </>
  );
}

/** How many leads wait for a person. */
function WaitingBadge({ count }: { readonly count: number }) {
  return (
    <span className="count-badge">
      <span>{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{m.nav_leads_waiting()}</span>
    </span>
  );
}

async function leave() {
  try {
    await signOut();
    // Loaded anew: nothing of the account stays in memory.
    window.location.assign("/desk/sign-in");
  } catch (error) {
    announce(failureWords(failureOf(error)));
  }
}
