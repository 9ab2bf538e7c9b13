import type { PageWords } from "#content/shapes/page-texts.ts";
import { m } from "#language/paraglide/messages.js";
import { TermList, TextPage } from "#site/blocks/text-page/text-page.tsx";
import { WaysToWrite } from "#site/blocks/text-page/ways-to-write.tsx";
import { Paragraphs } from "#site/ui/paragraphs.tsx";
import type { Claim, Gap } from "./claims.server.ts";
import type { Norm, NormFigures } from "./norm-figures.server.ts";

/**
 * The goal, what is tested, the norms, known problems, and where to report others (rules 3.20 and 8.5). Whether the goal is
 * reached, and what tests and norms say, nobody edits.
 */
export function AccessibilityStatementScreen({ words, date, figures }: StatementProps) {
  const { aim, tests, norms, limits, report } = words;
  const isPartial = figures.gaps.length > 0;
  return (
    <TextPage
      {...words.top}
      date={date}
      sections={[
        {
          id: "aim",
          title: aim.title,
          content: (
            <Paragraphs
              text={isPartial ? `${aim.text} ${m.accessibility_conformance()}` : aim.text}
            />
          ),
        },
        {
          id: "tests",
          title: tests.title,
          content: (
            <>
              <Tests claims={figures.claims} />
              <Paragraphs text={tests.text} />
            </>
          ),
        },
        {
          id: "norms",
          title: norms.title,
          content: <Norms figures={figures} />,
        },
        {
          id: "limits",
          title: limits.title,
          content: <Limits gaps={figures.gaps} words={words} />,
        },
        {
          id: "report",
          title: report.title,
          content: (
            <>
              <Paragraphs text={report.text} />
              <WaysToWrite />
            </>
          ),
        },
      ]}
    />
  );
}

interface StatementProps {
  readonly words: PageWords<"accessibility">;
  /** When the newest of its words were written. */
  readonly date: string;
  readonly figures: NormFigures;
}

const CLAIM_TEXTS: Readonly<Record<Claim, () => string>> = {
  rules: () => m.accessibility_tests_rules(),
  contrast: () => m.accessibility_tests_contrast(),
  keyboard: () => m.accessibility_tests_keyboard(),
  reflow: () => m.accessibility_tests_reflow(),
  motion: () => m.accessibility_tests_motion(),
  script: () => m.accessibility_tests_script(),
  forms: () => m.accessibility_tests_forms(),
  titles: () => m.accessibility_tests_titles(),
  places: () => m.accessibility_tests_places(),
  carousels: () => m.accessibility_tests_carousels(),
  heard: () => m.accessibility_tests_heard(),
  pdf: () => m.accessibility_tests_pdf(),
};

function Tests({ claims }: { claims: readonly Claim[] }) {
  return (
    <>
      <p>{m.accessibility_tests_text()}</p>
      <ul className="grid list-disc gap-2 ps-5 marker:text-gold">
        {claims.map((claim) => (
          <li key={claim}>{CLAIM_TEXTS[claim]()}</li>
        ))}
      </ul>
    </>
  );
}

const NORM_TEXTS: Readonly<Record<Norm, () => string>> = {
  wcag: () => m.accessibility_norms_wcag(),
  aaa: () => m.accessibility_norms_aaa(),
  nbr: () => m.accessibility_norms_nbr(),
  nbrPlena: () => m.accessibility_norms_nbr_plena(),
  en9: () => m.accessibility_norms_en9(),
  en10: () => m.accessibility_norms_en10(),
};

function Norms({ figures: { norms, lookedAt } }: { figures: NormFigures }) {
  return (
    <>
      <p>{m.accessibility_norms_text({ date: lookedAt })}</p>
      <TermList
        terms={norms.map(({ norm, items, met, absent, open }) => {
          const counts = m.accessibility_norms_counts({ items, met, absent, open: open.length });
          const list = m.accessibility_norms_open({ list: open.join(", ") });
          return { term: NORM_TEXTS[norm](), text: open.length > 0 ? `${counts} ${list}` : counts };
        })}
      />
    </>
  );
}

const GAP_TEXTS: Readonly<Record<Gap, readonly [term: () => string, text: () => string]>> = {
  menus: [m.accessibility_limits_menus, m.accessibility_limits_menus_text],
  map: [m.accessibility_limits_map, m.accessibility_limits_map_text],
  contrast: [m.accessibility_limits_contrast, m.accessibility_limits_contrast_text],
  targets: [m.accessibility_limits_targets, m.accessibility_limits_targets_text],
  focus: [m.accessibility_limits_focus, m.accessibility_limits_focus_text],
  links: [m.accessibility_limits_links, m.accessibility_limits_links_text],
  words: [m.accessibility_limits_words, m.accessibility_limits_words_text],
  purpose: [m.accessibility_limits_purpose, m.accessibility_limits_purpose_text],
  time: [m.accessibility_limits_time, m.accessibility_limits_time_text],
};

/** What the norms leave open, and what is said of pictures and of other sites besides. */
function Limits({ gaps, words }: { gaps: readonly Gap[]; words: PageWords<"accessibility"> }) {
  const besides = [words.illustrations, words.otherSites].filter(({ text }) => text !== "");
  return (
    <TermList
      terms={[
        ...gaps
          .map((gap) => GAP_TEXTS[gap])
          .map(([term, text]) => ({ term: term(), text: text() })),
        ...besides.map(({ title, text }) => ({ term: title, text })),
      ]}
    />
  );
}
