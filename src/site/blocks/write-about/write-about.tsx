import { Link } from "react-router";
import { pathTo } from "#language/path-to.ts";
import type { SUBJECT_NAMES } from "#leads/subject-names.ts";
import { PrintUrl } from "#site/blocks/print-url/print-url.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { Paragraphs } from "#site/ui/paragraphs.tsx";

interface WriteAboutProps {
  /** The subject that the contact form has chosen. */
  readonly subject: keyof typeof SUBJECT_NAMES;
  readonly words: { readonly title: string; readonly text: string; readonly link: string };
}

/** The end of a page whose readers write to the group: the way to the contact form. */
export function WriteAbout({ subject, words }: WriteAboutProps) {
  const contact = pathTo(useLanguage(), "contact");
  return (
    <section aria-labelledby="write" className="bg-surface-alt">
      <div className="shell py-section">
        <h2 id="write" className="text-heading">
          {words.title}
        </h2>
        <Paragraphs text={words.text} className="measure mt-6" />
        <Link
          to={`${contact}?subject=${subject}#message`}
          className={buttonClass("primary", "mt-8")}
        >
          {words.link}
        </Link>
        <PrintUrl path={contact} />
      </div>
    </section>
  );
}
