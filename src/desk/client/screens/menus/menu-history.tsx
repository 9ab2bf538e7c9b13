import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { History, type LoadedHistory, loadHistory } from "#desk/client/pieces/history.tsx";
import { MENU_WORDS } from "../restaurants/feature-words.ts";
import { completeMenu, MENU_FIELDS } from "./menu-fields.ts";

export const loader = ({ params }: LoaderFunctionArgs) =>
  loadHistory("menus", params["slug"] ?? "");

/** What was published of a menu. */
export function Component() {
  const loaded = useLoaderData<LoadedHistory>();
  return (
    <History
      kind="menus"
      loaded={loaded}
      fields={MENU_FIELDS}
      complete={completeMenu(loaded.piece.slug, "Brasil")}
      titleOf={({ kind, restaurant }) => `${MENU_WORDS[kind]()} · ${restaurant}`}
    />
  );
}
