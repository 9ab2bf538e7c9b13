import type { PageWords } from "#content/schemas/page-texts.ts";
import { Icon } from "#site/ui/icon/icon.tsx";
import { Paragraphs } from "#site/ui/paragraphs.tsx";
import type { ShownQuestion } from "./home-questions.ts";

/** What people ask before they come (rule 3.1). */
export function Questions(props: {
  readonly words: PageWords<"home">["questions"];
  readonly questions: readonly ShownQuestion[];
}) {
  const { words, questions } = props;
  return (
    <section aria-labelledby="faq" className="bg-surface-alt">
      <div className="shell grid gap-10 py-section lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Paragraphs text={words.label} className="label text-muted" />
          <h2 id="faq" className="mt-5 text-heading">
            {words.title}
          </h2>
        </div>
        <div className="border-t border-gold/60 lg:col-span-7 lg:col-start-6">
          {questions.map(({ question, answer, language }, index) => (
            <details
              // Two may be alike, and the list is shown as a whole.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              name="faq"
              lang={language}
              className="group border-b border-gold/60"
            >
              <summary className="flex items-center justify-between gap-6 py-5 font-display text-xl marker:content-none">
                <h3 className="text-xl">{question}</h3>
                <Icon
                  name="chevron-down"
                  className="size-5 transition-transform group-open:rotate-180"
                />
              </summary>
              <p className="measure pb-7 whitespace-pre-line text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
