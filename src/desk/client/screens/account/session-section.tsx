import { useRevalidator } from "react-router";
import type { ListedSession } from "#desk/contract.ts";
import { endSession } from "#desk/client/api/desk-calls.ts";
import { dateAndTime } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { announce } from "#desk/client/ui/announcements.tsx";
import { Button } from "#desk/client/ui/button.tsx";
import { deviceName } from "#desk/client/ui/device-name.ts";
import { FailureNotice } from "#desk/client/ui/failure-notice.tsx";
import { Section } from "#desk/client/ui/page.tsx";
import { Table } from "#desk/client/ui/table.tsx";
import { useAction } from "#desk/client/ui/use-action.ts";

/** Where the account is signed in, and how to end that. */
export function SessionSection({ sessions }: { readonly sessions: readonly ListedSession[] }) {
  const { revalidate } = useRevalidator();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const { run, isBusy, failure } = useAction(async (ended: readonly ListedSession[]) => {
    for (const { id } of ended) await endSession(id);
    await revalidate();
    announce(m.session_ended());
  });
  const endOthers = others.length > 1 && (
    <Button isBusy={isBusy} onClick={() => void run(others)}>
      {m.session_end_others()}
    </Button>
  );
  return (
    <Section title={m.session_title()} action={endOthers}>
      <p className="measure">{m.session_text()}</p>
      <FailureNotice failure={failure} />
      <Table
        caption={m.session_title()}
        rows={sessions}
        keyOf={({ id }) => id}
        columns={[
          {
            title: m.column_device(),
            isHead: true,
            render: ({ userAgent }) => deviceName(userAgent) || m.session_unknown_device(),
          },
          { title: m.column_signed_in(), render: ({ createdAt }) => dateAndTime(createdAt) },
          { title: m.column_last_used(), render: ({ lastUsedAt }) => dateAndTime(lastUsedAt) },
          {
            title: m.column_actions(),
            isActions: true,
            render: (session) =>
              session.isCurrent ? (
                <span className="badge">{m.session_current()}</span>
              ) : (
                <span className="row-buttons">
                  <Button
                    variant="quiet"
                    isBusy={isBusy}
                    about={deviceName(session.userAgent)}
                    onClick={() => void run([session])}
                  >
                    {m.session_end()}
                  </Button>
                </span>
              ),
          },
        ]}
      />
    </Section>
  );
}
