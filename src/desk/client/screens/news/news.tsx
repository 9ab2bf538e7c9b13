import { useState } from "react";
import { useLoaderData } from "react-router";
import type { ListedPiece } from "#desk/content-contract.ts";
import { fetchPieces } from "#desk/client/api/content-calls.ts";
import { lastKnown } from "#desk/client/api/last-known.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { CreateDialog } from "#desk/client/pieces/create-dialog.tsx";
import { PieceTable } from "#desk/client/pieces/piece-table.tsx";
import { Button } from "#desk/client/ui/button.tsx";
import { Page } from "#desk/client/ui/page.tsx";
import { FIXED_ARTICLES, newArticle } from "./article-fields.ts";

export const loader = lastKnown(() => fetchPieces("news"));

/** The articles, the newest first, what visitors see of them, and what somebody is writing. */
export function Component() {
  const articles = useLoaderData<readonly ListedPiece[]>();
  const [isCreating, setCreating] = useState(false);
  return (
    <Page
      title={m.nav_news()}
      lead={m.news_lead()}
      action={
        <Button variant="primary" onClick={() => setCreating(true)}>
          {m.article_new()}
        </Button>
      }
    >
      {articles.length === 0 ? (
        <p>{m.news_none()}</p>
      ) : (
        <PieceTable
          kind="news"
          caption={m.nav_news()}
          pieces={articles.toReversed()}
          badgeOf={({ slug }) => (FIXED_ARTICLES.has(slug) ? m.article_fixed() : undefined)}
        />
      )}
      {isCreating && (
        <CreateDialog
          kind="news"
          title={m.article_new()}
          pieces={articles}
          contentOf={newArticle}
          onClose={() => setCreating(false)}
        />
      )}
    </Page>
  );
}
