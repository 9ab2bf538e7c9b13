import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import type { ListedPiece } from "#desk/content-contract.ts";
import { fetchPieces } from "#desk/client/api/content-calls.ts";
import { lastKnown } from "#desk/client/api/last-known.ts";
import { CreateDialog } from "#desk/client/pieces/create-dialog.tsx";
import type { DeskKind, ScreenRoute } from "#desk/client/pieces/kind.ts";
import { PieceTable } from "#desk/client/pieces/piece-table.tsx";
import { useMe } from "#desk/client/session/account-here.ts";
import { Button } from "#desk/client/ui/button.tsx";
import { Page } from "#desk/client/ui/page.tsx";
import { PieceOrder } from "./piece-order.tsx";

/** The route of the list of a kind's pieces. */
export function listRoute(kind: DeskKind<object>): ScreenRoute {
  return {
    loader: lastKnown(async () => {
      const pieces = await fetchPieces(kind.path);
      return pieces.map((one) => ({ ...one, name: kind.list?.nameOf?.(one.slug) ?? one.name }));
    }),
    Component: () => <PieceList kind={kind} />,
  };
}

/** The pieces of a kind with their published state and their drafts. */
function PieceList({ kind }: { readonly kind: DeskKind<object> }) {
  const pieces = useLoaderData<readonly ListedPiece[]>();
  const [isCreating, setCreating] = useState(false);
  const [isOrdering, setOrdering] = useState(false);
  const { revalidate } = useRevalidator();
  const { role } = useMe();
  const { path, list } = kind;
  if (list === undefined) return null;
  const { title, lead, none, adding, badgeOf, isNewestFirst = false, order } = list;
  const canAdd = adding?.roles.includes(role) ?? false;
  const canOrder = order?.roles.includes(role) ?? false;
  const published = pieces.filter(({ isPublished }) => isPublished);
  return (
    <Page
      title={title()}
      lead={lead()}
      action={
        canAdd && (
          <Button variant="primary" onClick={() => setCreating(true)}>
            {adding?.text() ?? ""}
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
          {canOrder && published.length > 1 && (
            <p className="form-buttons">
              <Button onClick={() => setOrdering(true)}>{order?.change() ?? ""}</Button>
            </p>
          )}
        </div>
      )}
      {isCreating && adding && (
        <CreateDialog
          kind={path}
          title={adding.text()}
          pieces={pieces}
          nameLabel={adding.nameLabel}
          copied={adding.copied}
          contentOf={(slug, name, copy) => ({
            ...kind.complete({}, slug),
            ...copy,
            slug,
            ...adding.named(name),
          })}
          onClose={() => setCreating(false)}
        />
      )}
    </Page>
  );
}
