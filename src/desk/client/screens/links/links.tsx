import { useEffect } from "react";
import { Link, useLoaderData, useRevalidator } from "react-router";
import type { Role } from "#desk/contract.ts";
import type { LinkReport } from "#desk/links-contract.ts";
import { call } from "#desk/client/api/call.ts";
import { fetchRestaurantNames } from "#desk/client/api/desk-calls.ts";
import { lastKnown } from "#desk/client/api/last-known.ts";
import { dateAndTime } from "#desk/client/language/desk-language.ts";
import { KINDS } from "#desk/client/kinds/all-kinds.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { useMe } from "#desk/client/session/account-here.ts";
import { Button } from "#desk/client/ui/button.tsx";
import { FailureNotice } from "#desk/client/ui/failure-notice.tsx";
import { Page } from "#desk/client/ui/page.tsx";
import { Table } from "#desk/client/ui/table.tsx";
import { useAction } from "#desk/client/ui/use-action.ts";
import { detailWords, linkWords } from "./link-words.ts";

export const loader = lastKnown(async () => {
  const [report, restaurants] = await Promise.all([
    call<LinkReport>("links"),
    fetchRestaurantNames(),
  ]);
  return { report, names: new Map(restaurants.map(({ slug, name }) => [slug, name])) };
});

type DeadLink = LinkReport["dead"][number];

const ASK_EVERY_MS = 2000;

/** Which links to other sites lead nowhere, and where they are written. */
export function Component() {
  const { report, names } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const { dead, isRunning } = report;
  const { role } = useMe();
  const { revalidate } = useRevalidator();
  const checking = useAction(async () => {
    await call<LinkReport>("links/check", { method: "POST", body: {} });
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
              title: m.links_where(),
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

/** Where the field of a link is, for those who may change it; reports of older versions know less. */
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
