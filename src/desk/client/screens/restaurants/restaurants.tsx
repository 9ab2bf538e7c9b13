import { useLoaderData } from "react-router";
import type { ListedPiece } from "#desk/content-contract.ts";
import { fetchPieces } from "#desk/client/api/content-calls.ts";
import { lastKnown } from "#desk/client/api/last-known.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { PieceTable } from "#desk/client/pieces/piece-table.tsx";
import { Page } from "#desk/client/ui/page.tsx";

export const loader = lastKnown(() => fetchPieces("restaurants"));

/** The restaurants, what visitors see of them, and what somebody is writing. */
export function Component() {
  const restaurants = useLoaderData<readonly ListedPiece[]>();
  return (
    <Page title={m.nav_restaurants()} lead={m.restaurants_lead()}>
      {restaurants.length === 0 ? (
        <p>{m.restaurants_none()}</p>
      ) : (
        <PieceTable kind="restaurants" caption={m.nav_restaurants()} pieces={restaurants} />
      )}
    </Page>
  );
}
