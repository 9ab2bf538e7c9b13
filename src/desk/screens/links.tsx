import { useEffect } from "react";
import { Link, useLoaderData, useRevalidator } from "react-router";
import type { LinkReport, Role } from "#accounts/contract.ts";
import { call, post } from "../api/call.ts";
import { fetchRestaurantNames } from "../api/desk-calls.ts";
import { lastKnown } from "../api/last-known.ts";
import { dateAndTime } from "../language/desk-language.ts";
import { KINDS } from "../kinds/all-kinds.ts";
import { m } from "../paraglide/messages.js";
import { useMe } from "../session/account-here.ts";
import { Button } from "../ui/button.tsx";
import { FailureNotice } from "../ui/failure-notice.tsx";
import { Page } from "../ui/page.tsx";
import { Table } from "../ui/table.tsx";
import { useAction } from "../ui/use-action.ts";
import { MENU_KINDS, MENU_WORDS } from "../kinds/restaurant-words.ts";

export const loader = lastKnown(async () => {
  const [report, restaurants] = await Promise.all([
    call<LinkReport>("links"),
    fetchRestaurantNames(),
  ]);
  return { report, names: new Map(restaurants.map(({ slug, name }) => [slug, name])) };
});

type DeadLink = LinkReport["dead"][number];

const ASK_EVERY_MS = 2000;

/** Dead links with their fields. */
export function Component() {
  const { report, names } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const { dead, isRunning } = report;
  const { role } = useMe();
  const { revalidate } = useRevalidator();
  const checking = useAction(async () => {
    await post("links/check");
    await revalidate();
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void revalidate(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
  return (
    <Page
      title={m.nav_links()}
      lead={m.links_lead()}
      action={
        <Button isBusy={isRunning || checking.isBusy} onClick={() => void checking.run()}>
          {m.links_check()}
        </Button>
      }
    >
      <FailureNotice failure={checking.failure} />
      <p role="status">{reportWords(report)}</p>
      {dead.length > 0 && (
        <Table
          caption={m.nav_links()}
          rows={dead}
          keyOf={({ owner, kind, url }) => `${owner} ${kind} ${url}`}
          columns={[
            {
              title: m.column_where(),
              isHead: true,
              render: (link) => {
                const owner = names.get(link.owner) ?? m.links_site();
                const words = `${owner} · ${linkWords(link)}`;
                const to = editorOf(link, role);
                if (to === undefined) return words;
                return (
                  <Link to={to} className="text-link">
                    {words}
                  </Link>
                );
              },
            },
            {
              title: m.links_url(),
              render: ({ url }) => (
                <a href={url} rel="noreferrer" target="_blank" className="text-link">
                  {url}
                </a>
              ),
            },
            { title: m.links_response(), render: detailWords },
          ]}
        />
      )}
    </Page>
  );
}

/** Returns the editor of a link's field if permitted; older reports lack it. */
function editorOf(
  { owner, editor = "restaurants", field }: DeadLink,
  role: Role,
): string | undefined {
  if (field === null) return undefined;
  const { roles, only = owner } = KINDS[editor];
  return roles.includes(role) ? `/${editor}/${only}#${field}` : undefined;
}

function reportWords({ isRunning, checkedAt, asked, deadCount }: LinkReport): string {
  if (isRunning) return m.links_running();
  if (checkedAt === null) return m.links_never();
  return m.links_report({ time: dateAndTime(checkedAt), asked, dead: deadCount });
}

/** Names a link by its field, a setting by its brand. */
function linkWords({ field, kind }: DeadLink): string {
  if (field === "getin.url") return m.booking_link();
  if (field === "mediaKitUrl") return m.restaurant_media_kit();
  const menu = MENU_KINDS.find((one) => field === `menus.${one}`);
  return menu === undefined ? kind.replace(/^order /, "") : MENU_WORDS[menu]();
}

/** Returns the reason; a status or network code stays. */
function detailWords({ detail }: DeadLink): string {
  if (detail === "no response in time") return m.links_no_response();
  if (detail === "ENOTFOUND") return m.links_unknown_host();
  if (detail === "ECONNREFUSED") return m.links_refused();
  if (detail.startsWith("private IP")) return m.links_private();
  if (detail.startsWith("redirects")) return m.links_redirects();
  if (/CERT|SIGNED|ALTNAME/.test(detail)) return m.links_certificate();
  if (/^(404|410)\b/.test(detail)) return m.links_gone({ status: detail.slice(0, 3) });
  return detail;
}
