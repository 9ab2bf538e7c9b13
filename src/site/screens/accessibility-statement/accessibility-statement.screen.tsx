import { m } from "#language/paraglide/messages.js";
import { LANGUAGE_TAGS } from "#language/languages.ts";
import { TermList } from "#site/blocks/text-page/term-list.tsx";
import { TextPage } from "#site/blocks/text-page/text-page.tsx";
import { WaysToWrite } from "#site/blocks/text-page/ways-to-write.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import type { Claim, Gap } from "./claims.server.ts";
import type { Norm, NormFigures } from "./norm-figures.server.ts";

/** The goal, what is tested, the norms, known problems, and where to report others (rules 3.20 and 8.5). */
export function AccessibilityStatementScreen({ figures }: { figures: NormFigures }) {
  return (
    <TextPage
      label={m.accessibility_label()}
      title={m.accessibility_title()}
      lead={m.accessibility_lead()}
      sections={[
        {
          id: "aim",
          title: m.accessibility_aim_title(),
          content: <p>{m.accessibility_aim_text()}</p>,
        },
        {
          id: "tests",
          title: m.accessibility_tests_title(),
          content: <Tests claims={figures.claims} />,
        },
        {
          id: "norms",
          title: m.accessibility_norms_title(),
          content: <Norms figures={figures} />,
        },
        {
          id: "limits",
          title: m.accessibility_limits_title(),
          content: <Limits gaps={figures.gaps} />,
        },
        {
          id: "report",
          title: m.accessibility_report_title(),
          content: (
            <>
              <p>{m.accessibility_report_text()}</p>
              <WaysToWrite />
            </>
          ),
        },
      ]}
    />
  );
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
      <p>{m.accessibility_tests_not()}</p>
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
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[useLanguage()], {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return (
    <>
      <p>{m.accessibility_norms_text({ date: format.format(new Date(lookedAt)) })}</p>
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

const GAP_TEXTS: Readonly<Record<Gap, () => { term: string; text: string }>> = {
  menus: () => ({
    term: m.accessibility_limits_menus(),
    text: m.accessibility_limits_menus_text(),
  }),
  map: () => ({ term: m.accessibility_limits_map(), text: m.accessibility_limits_map_text() }),
  contrast: () => ({
    term: m.accessibility_limits_contrast(),
    text: m.accessibility_limits_contrast_text(),
  }),
  targets: () => ({
    term: m.accessibility_limits_targets(),
    text: m.accessibility_limits_targets_text(),
  }),
  focus: () => ({
    term: m.accessibility_limits_focus(),
    text: m.accessibility_limits_focus_text(),
  }),
  links: () => ({
    term: m.accessibility_limits_links(),
    text: m.accessibility_limits_links_text(),
  }),
  words: () => ({
    term: m.accessibility_limits_words(),
    text: m.accessibility_limits_words_text(),
  }),
  purpose: () => ({
    term: m.accessibility_limits_purpose(),
    text: m.accessibility_limits_purpose_text(),
  }),
  time: () => ({ term: m.accessibility_limits_time(), text: m.accessibility_limits_time_text() }),
};

/** What the norms leave open, and what is said of pictures and of other sites besides. */
function Limits({ gaps }: { gaps: readonly Gap[] }) {
  return (
    <TermList
      terms={[
        ...gaps.map((gap) => GAP_TEXTS[gap]()),
        { term: m.accessibility_limits_pictures(), text: m.accessibility_limits_pictures_text() },
        { term: m.accessibility_limits_others(), text: m.accessibility_limits_others_text() },
      ]}
    />
  );
}
