import { languagesOf } from "#content/schemas/exists-in.ts";
import { m } from "#language/paraglide/messages.js";
import { loadInBrowser } from "#site/navigation/load-in-browser.ts";
import { loadScreen } from "#site/navigation/load-screen.server.ts";
import { absentPageMeta, pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/happening.route.ts";
import { toHappeningPage } from "./happening-page.ts";
import { HappeningScreen, type HappeningScreenData } from "./happening.screen.tsx";

export const meta = (args: Route.MetaArgs) => {
  const data = args.loaderData;
  if (data?.state !== "found") {
    const isMissing = data?.state === "not-found";
    return absentPageMeta(args, isMissing ? m.happening_not_found() : m.happening_error());
  }
  const { title, lines, description, isOver } = data.happening;
  return pageMeta(args, {
    title: title.text,
    description: [...lines.slice(0, 1), description.text.split(/\n\s*\n/, 1)[0]].join(". "),
    isIndexed: !isOver,
    languages: data.languages,
  });
};

export const loader = loadScreen<HappeningScreenData>({
  reads: ["restaurants"],
  load(content, { params: { slug = "" }, language }) {
    const found = content.findHappening(slug, language);
    if (found === null) return { state: "not-found" };
    return {
      state: "found",
      happening: toHappeningPage(found, content, language),
      languages: languagesOf(found),
    };
  },
  failed: () => ({ state: "error" }),
});

export const clientLoader = loadInBrowser<HappeningScreenData>({ state: "error" });

export default function HappeningRoute({ loaderData }: Route.ComponentProps) {
  return <HappeningScreen data={loaderData} />;
}
