import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ContentKind, ListedContentVersion } from "#content/desk/contract.ts";
import { pieceCalls, readOrNew } from "../api/content-calls.ts";
import { dateAndTime, pageInDeskLanguage } from "../language/desk-language.ts";
import { m } from "../paraglide/messages.js";
import { announce, type Undo } from "../ui/announcements.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { FailureNotice } from "../ui/failure-notice.tsx";
import { Page } from "../ui/page.tsx";
import { useAction } from "../ui/use-action.ts";
import { FieldChanges } from "./field-changes.tsx";
import { HideDialog, takesOff } from "./hide-dialog.tsx";
import { type Difference, differences } from "./fields.ts";
import type { DeskKind } from "./kind.ts";
import "./pieces.css";

const PAGE = 10;

interface VersionWithContent extends ListedContentVersion {
  readonly content: object | null;
}

export type LoadedHistory = Awaited<ReturnType<typeof loadHistory>>;

/** What the history of a piece shows first: its newest versions, and one more to compare with. */
export async function loadHistory(kind: ContentKind, slug: string) {
  const calls = pieceCalls(kind, slug);
  // Of a piece that was deleted the history is still there.
  const [piece, listed] = await Promise.all([readOrNew(kind, slug), calls.history()]);
  return { piece, listed, versions: await readVersions(kind, slug, listed.slice(0, PAGE + 1)) };
}

function readVersions(kind: ContentKind, slug: string, listed: readonly ListedContentVersion[]) {
  const calls = pieceCalls(kind, slug);
  return Promise.all(
    listed.map(async (version) => ({ ...version, ...(await calls.version(version.id)) })),
  );
}

interface HistoryProps<Content extends object> {
  readonly kind: DeskKind<Content>;
  readonly loaded: LoadedHistory;
}

/** What was published of a piece, by whom, what it changed, and how to have it back. */
export function History<Content extends object>(props: HistoryProps<Content>) {
  const { kind, loaded } = props;
  const { piece, listed } = loaded;
  const complete = (content: object) => kind.complete(content, piece.slug);
  const { revalidate } = useRevalidator();
  const [older, setOlder] = useState<readonly VersionWithContent[]>([]);
  const calls = pieceCalls(kind.path, piece.slug);
  const versions = [...loaded.versions, ...older];
  // The last one that was read is only compared with, unless there is none before it.
  const isWhole = versions.length === listed.length;
  const shown = isWhole ? versions : versions.slice(0, -1);

  const name = kind.titleOf(complete(piece.published ?? piece.draft?.content ?? {}));

  async function publish(id: string, basedOn: string, words: string, undo?: Undo) {
    const { pages } = await calls.restore({ id, basedOn });
    setOlder([]);
    await revalidate();
    const isTakenOff = piece.pages !== null && pages === null;
    announce(isTakenOff ? m.published_off({ name }) : words, undo, pageInDeskLanguage(pages));
  }
  const [hiding, setHiding] = useState<VersionWithContent>();
  const restoring = useAction(async ({ id, at }: ListedContentVersion) => {
    setHiding(undefined);
    const words = m.history_restored_done({ time: dateAndTime(at) });
    const [newest] = listed;
    await publish(id, piece.fingerprint, words, async () => {
      if (newest === undefined) return;
      const { fingerprint } = await calls.read();
      await publish(newest.id, fingerprint, m.history_restore_undone());
    });
  });
  const reading = useAction(async () => {
    const next = listed.slice(versions.length, versions.length + PAGE);
    const read = await readVersions(kind.path, piece.slug, next);
    setOlder([...older, ...read]);
  });

  return (
    <Page
      title={m.history_title()}
      lead={m.history_lead({ name })}
      action={
        <LinkButton to=".." relative="path">
          {m.history_back()}
        </LinkButton>
      }
    >
      <FailureNotice failure={restoring.failure ?? reading.failure} />
      {listed.length === 0 && <p>{m.history_none()}</p>}
      <ol className="history">
        {shown.map((version, index) => (
          <li
            key={version.id}
            className="flex flex-col items-start gap-1.5 border-t border-(--line) py-5"
          >
            <h2 className="text-[1.125rem]">
              <time dateTime={version.at}>{dateAndTime(version.at)}</time>
            </h2>
            <p className="small">{actorWords(version)}</p>
            <Changes
              version={version}
              before={versions[index + 1]}
              compare={(one, other) => differences(kind.fields, complete(one), complete(other))}
            />
            {index === 0 ? (
              <p className="small">{m.history_current()}</p>
            ) : (
              version.content !== null && (
                <Button
                  about={dateAndTime(version.at)}
                  isBusy={restoring.isBusy}
                  onClick={() =>
                    takesOff(piece, version.content ?? {})
                      ? setHiding(version)
                      : void restoring.run(version)
                  }
                >
                  {m.history_restore()}
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
      {hiding !== undefined && (
        <HideDialog
          kind={kind.path}
          name={name}
          pages={piece.pages}
          content={hiding.content ?? {}}
          at="now"
          onClose={() => setHiding(undefined)}
          onConfirm={() => restoring.run(hiding)}
        />
      )}
      {!isWhole && (
        <p className="form-buttons">
          <Button isBusy={reading.isBusy} onClick={() => void reading.run()}>
            {m.audit_older()}
          </Button>
        </p>
      )}
    </Page>
  );
}

function actorWords({ source, actor }: ListedContentVersion): string {
  if (source === "earlier") return m.history_earlier();
  return source === "files" ? m.history_files({ actor }) : actor;
}

interface ChangesProps {
  readonly version: VersionWithContent;
  readonly before: VersionWithContent | undefined;
  readonly compare: (one: object, other: object) => readonly Omit<Difference<never>, "take">[];
}

/** What a version changed, in the names of the fields; the texts themselves on demand. */
function Changes({ version, before, compare }: ChangesProps) {
  if (version.content === null) return <p>{m.history_deleted()}</p>;
  if (before === undefined) return <p>{m.history_first()}</p>;
  const changed = compare(before.content ?? {}, version.content);
  if (changed.length === 0) return <p>{m.history_same()}</p>;
  return (
    <>
      {version.restoredFrom !== null && <p>{m.history_restored()}</p>}
      <p>{m.history_changed({ fields: changed.map(({ label }) => label).join(", ") })}</p>
      <FieldChanges changed={changed} />
    </>
  );
}
