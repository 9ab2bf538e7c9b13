import type { PageWords } from "#content/schemas/page-texts.ts";
import { m } from "#language/paraglide/messages.js";
import { TermList, TextPage } from "#site/blocks/text-page/text-page.tsx";
import { WaysToWrite } from "#site/blocks/text-page/ways-to-write.tsx";
import { Paragraphs } from "#site/ui/paragraphs.tsx";

interface StatementProps {
  readonly words: PageWords<"accessibility">;
  /** When the newest of its words were written. */
  readonly date: string;
}

/**
 * The goal, what is tested, the norms, known problems, and where to report others (rules 3.20 and 8.5). The staff cannot edit
 * whether the goal is reached, the tests, the norms and the limits (rule 10.64).
 */
export function AccessibilityStatementScreen({ words, date }: StatementProps) {
  const { aim, tests, norms, limits, illustrations, otherSites, report } = words;
  const ownLimits = [illustrations, otherSites].filter(({ text }) => text !== "");
  return (
    <TextPage
      {...words.top}
      date={date}
      sections={[
        {
          id: "aim",
          title: aim.title,
          content: <Paragraphs text={`${aim.text} ${m.accessibility_conformance()}`} />,
        },
        {
          id: "tests",
          title: tests.title,
          content: (
            <>
              <p>{m.accessibility_tests_text()}</p>
              <ul className="grid list-disc gap-2 ps-5 marker:text-gold">
                {TESTS.map((text) => (
                  <li key={text()}>{text()}</li>
                ))}
              </ul>
              <Paragraphs text={tests.text} />
            </>
          ),
        },
        {
          id: "norms",
          title: norms.title,
          content: (
            <>
              <p>{m.accessibility_norms_text()}</p>
              <TermList terms={NORMS.map(inWords)} />
            </>
          ),
        },
        {
          id: "limits",
          title: limits.title,
          content: (
            <TermList
              terms={[
                ...LIMITS.map(inWords),
                ...ownLimits.map(({ title, text }) => ({ term: title, text })),
              ]}
            />
          ),
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

type Message = () => string;

const inWords = ([term, text]: readonly [Message, Message]) => ({ term: term(), text: text() });

const TESTS: readonly Message[] = [
  m.accessibility_tests_rules,
  m.accessibility_tests_contrast,
  m.accessibility_tests_keyboard,
  m.accessibility_tests_reflow,
  m.accessibility_tests_motion,
  m.accessibility_tests_script,
  m.accessibility_tests_forms,
  m.accessibility_tests_titles,
  m.accessibility_tests_places,
  m.accessibility_tests_carousels,
  m.accessibility_tests_heard,
  m.accessibility_tests_pdf,
];

const NORMS: readonly (readonly [Message, Message])[] = [
  [m.accessibility_norms_wcag, m.accessibility_norms_wcag_text],
  [m.accessibility_norms_aaa, m.accessibility_norms_aaa_text],
  [m.accessibility_norms_nbr, m.accessibility_norms_nbr_text],
  [m.accessibility_norms_nbr_plena, m.accessibility_norms_nbr_plena_text],
  [m.accessibility_norms_en9, m.accessibility_norms_en9_text],
  [m.accessibility_norms_en10, m.accessibility_norms_en10_text],
];

const LIMITS: readonly (readonly [Message, Message])[] = [
  [m.accessibility_limits_menus, m.accessibility_limits_menus_text],
  [m.accessibility_limits_map, m.accessibility_limits_map_text],
  [m.accessibility_limits_contrast, m.accessibility_limits_contrast_text],
  [m.accessibility_limits_targets, m.accessibility_limits_targets_text],
  [m.accessibility_limits_focus, m.accessibility_limits_focus_text],
  [m.accessibility_limits_links, m.accessibility_limits_links_text],
  [m.accessibility_limits_words, m.accessibility_limits_words_text],
  [m.accessibility_limits_purpose, m.accessibility_limits_purpose_text],
  [m.accessibility_limits_time, m.accessibility_limits_time_text],
];
