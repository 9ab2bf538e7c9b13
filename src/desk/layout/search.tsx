import { Spotlight } from "@mantine/spotlight";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { Found } from "#server/desk/search/search-contract.ts";
import { plainText } from "#language/plain-text.ts";
import { send } from "../api/call.ts";
import { KINDS } from "../kinds/all-kinds.ts";
import { menuOf, MENU_WORDS } from "../kinds/restaurant-words.ts";
import { m } from "../paraglide/messages.js";
import { useMe } from "../session/account-here.ts";
import { Icon } from "../ui/icon.tsx";
import { placeGroupsOf } from "./places.ts";
import "@mantine/spotlight/styles.layer.css";

/** Delays a request until the user pauses. */
const PAUSE_MS = 150;

/** Searches the desk's places, entries, dishes and guests, ignoring accents and case. */
export function Search() {
  const { role } = useMe();
  const navigate = useNavigate();
  const [words, setWords] = useState("");
  const found = useFound(words.trim());
  const plain = plainText(words.trim());
  const places = placeGroupsOf(role).flatMap(({ icon, places: its }) =>
    its
      .filter(({ title }) => plainText(title()).includes(plain))
      .map(({ to, title }) => ({
        to,
        label: title(),
        description: m.search_place(),
        leftSection: <Icon path={icon} />,
      })),
  );
  const pieces = found.map((one) => ({
    to: `/${one.kind}/${one.slug}`,
    label: nameOf(one),
    description: [titleOf(one.kind), one.within]
      .filter((part) => part !== "" && part !== one.name)
      .join(" · "),
  }));
  const actions = [...pieces, ...places].map(({ to, ...action }, index) => ({
    ...action,
    id: `${index} ${to}`,
    onClick: () => void navigate(to),
  }));
  return (
    <Spotlight
      actions={actions}
      query={words}
      onQueryChange={setWords}
      filter={(_, all) => all}
      nothingFound={m.search_none()}
      searchProps={{ placeholder: m.search_hint(), "aria-label": m.search_all() }}
      attributes={{ content: { "aria-label": m.search_all() } }}
      shortcut={["mod + K"]}
      tagsToIgnore={[]}
      lockScroll={false}
      overlayProps={{ backgroundOpacity: 0.5 }}
      transitionProps={{ duration: 0 }}
      scrollable
    />
  );
}

function titleOf(kind: Found["kind"]): string {
  if (kind === "leads") return m.nav_leads();
  return kind === "pictures" ? m.nav_pictures() : KINDS[kind].title();
}

function nameOf({ kind, slug, name }: Found): string {
  const menu = kind === "menus" && name === slug ? menuOf(slug) : undefined;
  return menu === undefined ? name : MENU_WORDS[menu.kind]();
}

/** Returns the server's results for the last query. */
function useFound(words: string): readonly Found[] {
  const [found, setFound] = useState<readonly Found[]>([]);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(async () => {
      const next =
        words.length < 2
          ? []
          : await send<readonly Found[]>(`search?${new URLSearchParams({ words })}`).catch(
              () => [],
            );
      if (isWanted) setFound(next);
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [words]);
  return found;
}
