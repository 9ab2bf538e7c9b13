import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { PieceAtDesk } from "#content/desk/contract.ts";
import { pieceCalls, readOrNew } from "#desk/api/content-calls.ts";
import { History, type LoadedHistory, loadHistory } from "#desk/pieces/history.tsx";
import type { DeskKind, ScreenRoute } from "#desk/pieces/kind.ts";
import { PieceEditor } from "#desk/pieces/piece-editor.tsx";
import { shouldLoadAnew } from "#desk/pieces/plan-link.tsx";

interface LoadedPiece {
  readonly piece: PieceAtDesk;
  readonly loaded: unknown;
}

/** Returns a kind's editor route; `only` is the slug of its only entry. */
export function editorRoute(kind: DeskKind<object>, only?: string): ScreenRoute {
  const { path, load, isThereBefore = false } = kind;
  return {
    async loader({ params }: LoaderFunctionArgs): Promise<LoadedPiece> {
      const slug = only ?? params["slug"] ?? "";
      const [loaded, piece] = await Promise.all([
        load?.(slug),
        isThereBefore ? readOrNew(path, slug) : pieceCalls(path, slug).open(),
      ]);
      return { piece, loaded };
    },
    shouldRevalidate: shouldLoadAnew,
    Component: function Editor() {
      const { piece, loaded } = useLoaderData<LoadedPiece>();
      return <PieceEditor key={piece.slug} kind={kind} piece={piece} loaded={loaded} />;
    },
  };
}

export function historyRoute(kind: DeskKind<object>, only?: string): ScreenRoute {
  return {
    loader: ({ params }) => loadHistory(kind.path, only ?? params["slug"] ?? ""),
    Component: function PieceHistory() {
      return <History kind={kind} loaded={useLoaderData<LoadedHistory>()} />;
    },
  };
}
