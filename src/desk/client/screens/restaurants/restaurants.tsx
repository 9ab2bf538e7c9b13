import { Link, useLoaderData } from "react-router";
import type { ListedPiece } from "#desk/content-contract.ts";
import { fetchPieces } from "#desk/client/api/content-calls.ts";
import { lastKnown } from "#desk/client/api/last-known.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { draftWords } from "#desk/client/pieces/draft-words.ts";
import { Page } from "#desk/client/ui/page.tsx";
import { Table } from "#desk/client/ui/table.tsx";

export const loader = lastKnown(() => fetchPieces("restaurants"));

/** The restaurants, what visitors see of them, and what somebody is writing. */
export function Component() {
  const restaurants = useLoaderData<readonly ListedPiece[]>();
  return (
    <Page title={m.nav_restaurants()} lead={m.restaurants_lead()}>
      {restaurants.length === 0 ? (
        <p>{m.restaurants_none()}</p>
      ) : (
        <Table
          caption={m.nav_restaurants()}
          rows={restaurants}
          keyOf={({ slug }) => slug}
          columns={[
            {
              title: m.column_name(),
              isHead: true,
              render: ({ slug, name }) => (
                <Link to={`/restaurants/${slug}`} className="text-link">
                  {name}
                </Link>
              ),
            },
            { title: m.column_on_site(), render: siteWords },
            {
              title: m.column_draft(),
              render: ({ draft }) => (draft === null ? m.value_none() : draftWords(draft)),
            },
          ]}
        />
      )}
    </Page>
  );
}

function siteWords({ isPublished, isActive }: ListedPiece): string {
  if (!isPublished) return m.piece_never_published();
  return isActive ? m.piece_visible() : m.piece_hidden();
}
