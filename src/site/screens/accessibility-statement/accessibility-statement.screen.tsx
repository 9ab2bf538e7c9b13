import { m } from "#language/paraglide/messages.js";
import { TermList } from "#site/blocks/text-page/term-list.tsx";
import { TextPage } from "#site/blocks/text-page/text-page.tsx";
import { WaysToWrite } from "#site/blocks/text-page/ways-to-write.tsx";

/** The goal, what is tested, known problems, and where to report others (rule 3.20). */
export function AccessibilityStatementScreen() {
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
        { id: "tests", title: m.accessibility_tests_title(), content: <Tests /> },
        { id: "limits", title: m.accessibility_limits_title(), content: <Limits /> },
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

function Tests() {
  const tests = [
    m.accessibility_tests_rules(),
    m.accessibility_tests_keyboard(),
    m.accessibility_tests_reflow(),
    m.accessibility_tests_motion(),
    m.accessibility_tests_script(),
  ];
  return (
    <>
      <p>{m.accessibility_tests_text()}</p>
      <ul className="grid list-disc gap-2 ps-5 marker:text-gold">
        {tests.map((test) => (
          <li key={test}>{test}</li>
        ))}
      </ul>
      <p>{m.accessibility_tests_not()}</p>
    </>
  );
}

function Limits() {
  return (
    <TermList
      terms={[
        { term: m.accessibility_limits_menus(), text: m.accessibility_limits_menus_text() },
        { term: m.accessibility_limits_map(), text: m.accessibility_limits_map_text() },
        { term: m.accessibility_limits_pictures(), text: m.accessibility_limits_pictures_text() },
        { term: m.accessibility_limits_others(), text: m.accessibility_limits_others_text() },
      ]}
    />
  );
}
