import { m } from "#language/paraglide/messages.js";
import { required } from "#content/snapshot.ts";
import { loadInBrowser } from "#site/navigation/load-in-browser.ts";
import { loadScreen } from "#site/navigation/load-screen.server.ts";
import { absentPageMeta, pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/gift-cards.route.ts";
import { toGiftCards } from "./gift-card-countries.ts";
import { type GiftCardsData, GiftCardsScreen } from "./gift-cards.screen.tsx";

export const meta = (args: Route.MetaArgs) => {
  const data = args.loaderData;
  if (data?.state === "found") return pageMeta(args, data.words.search);
  return absentPageMeta(
    args,
    data?.state === "not-found" ? m.not_found_title() : m.gift_cards_error(),
  );
};

export const loader = loadScreen<GiftCardsData>({
  reads: ["restaurants"],
  load({ restaurants }, { words }) {
    const countries = toGiftCards(required(restaurants));
    if (countries.length === 0) return { state: "not-found" };
    return { state: "found", words: words("gift-cards"), countries };
  },
  failed: () => ({ state: "error" }),
});

export const clientLoader = loadInBrowser<GiftCardsData>({ state: "error" });

export default function GiftCardsRoute({ loaderData }: Route.ComponentProps) {
  return <GiftCardsScreen data={loaderData} />;
}
