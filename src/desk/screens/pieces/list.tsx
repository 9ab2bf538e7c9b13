import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import type { ContentKind, ListedPiece } from "#content/desk/contract.ts";
import { fetchPieces, publishOrder } from "#desk/api/content-calls.ts";
import { lastKnown } from "#desk/api/last-known.ts";
import { KINDS } from "#desk/kinds/all-kinds.ts";
import { CreateDialog } from "#desk/pieces/create-dialog.tsx";
import type { DeskKind, ScreenRoute } from "#desk/pieces/kind.ts";
import { PieceTable, siteWords } from "#desk/pieces/piece-table.tsx";
import { useMe } from "#desk/session/account-here.ts";
import { Button } from "#desk/ui/button.tsx";
import { Page } from "#desk/ui/page.tsx";
import { m } from "#desk/paraglide/messages.js";
import { RowList } from "#desk/rows/row-list.tsx";
import { announce } from "#desk/ui/announcements.tsx";
import { FailureNotice } from "#desk/ui/failure-notice.tsx";
import { Notice } from "#desk/ui/notice.tsx";
import { useAction } from "#desk/ui/use-action.ts";

export function listRoute(kind: DeskKind<object>): ScreenRoute {
  return {
    loader: lastKnown(async () => {
      const pieces = await fetchPieces(kind.path);
      return pieces.map((one) => ({ ...one, name: kind.list?.nameOf?.(one.slug) ?? one.name }));
    }),
    Component: () => <PieceList kind={kind} />,
  };
}

/** A kind's entries with their published state and drafts. */
function PieceList({ kind }: { readonly kind: DeskKind<object> }) {
  const pieces = useLoaderData<readonly ListedPiece[]>();
  const [isCreating, setCreating] = useState(false);
  const [isOrdering, setOrdering] = useState(false);
  const { revalidate } = useRevalidator();
  const { role } = useMe();
  const { path, list } = kind;
  if (list === undefined) return null;
  const { title, roles } = KINDS[path];
  const { lead, none, creators = roles, adding, badgeOf, isNewestFirst = false, order } = list;
  const isCreator = creators.includes(role);
  const published = pieces.filter(({ isPublished }) => isPublished);
  return (
    <Page
      title={title()}
      lead={lead()}
      action={
        isCreator &&
        adding && (
          <Button variant="primary" onClick={() => setCreating(true)}>
            {adding()}
          </Button>
        )
      }
    >
      {pieces.length === 0 && <p>{none()}</p>}
      {order !== undefined && isOrdering && (
        <PieceOrder
          kind={path}
          words={order}
          pieces={published}
          onChanged={() => void revalidate()}
          onClose={() => setOrdering(false)}
        />
      )}
      {pieces.length > 0 && !isOrdering && (
        <div className="stack">
          <PieceTable
            kind={path}
            caption={title()}
            pieces={isNewestFirst ? pieces.toReversed() : pieces}
            {...(badgeOf && { badgeOf })}
          />
          {isCreator && order && published.length > 1 && (
            <p className="form-buttons">
              <Button onClick={() => setOrdering(true)}>{m.experiences_order_change()}</Button>
            </p>
          )}
        </div>
      )}
      {isCreating && adding && (
        <CreateDialog
          kind={kind}
          title={adding()}
          pieces={pieces}
          onClose={() => setCreating(false)}
        />
      )}
    </Page>
  );
}

interface PieceOrderProps {
  readonly kind: ContentKind;
  readonly words: { readonly title: () => string; readonly lead: () => string };
  /** Published ones, in the site's order. */
  readonly pieces: readonly ListedPiece[];
  /** Reloads the list. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Orders a kind's entries, published as a whole. */
function PieceOrder({ kind, words, pieces, onChanged, onClose }: PieceOrderProps) {
  const [seen] = useState(() => pieces.map(({ slug }) => slug));
  const [order, setOrder] = useState<readonly string[]>(seen);
  const { run, isBusy, failure } = useAction(async () => {
    await publishOrder(kind, { order, seen });
    onChanged();
    onClose();
    announce(m.order_published(), async () => {
      await publishOrder(kind, { order: seen, seen: order });
      onChanged();
    });
  });
  const bySlug = new Map(pieces.map((one) => [one.slug, one]));
  return (
    <div className="stack">
      <p className="measure">{words.lead()}</p>
      <RowList
        path=""
        label={words.title()}
        rows={order}
        onChange={setOrder}
        nameOf={(slug) => bySlug.get(slug)?.name ?? slug}
        noteOf={(slug) => {
          const piece = bySlug.get(slug);
          return piece === undefined ? "" : siteWords(piece);
        }}
      />
      {failure?.reason === "conflict" ? (
        <Notice tone="error">
          <p>{m.order_conflict()}</p>
        </Notice>
      ) : (
        <FailureNotice failure={failure} />
      )}
      <div className="form-buttons">
        <Button variant="primary" isBusy={isBusy} onClick={() => void run()}>
          {m.order_publish()}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            if (failure?.reason === "conflict") onChanged();
            onClose();
          }}
        >
          {m.dialog_cancel()}
        </Button>
      </div>
    </div>
  );
}
