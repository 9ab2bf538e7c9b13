import { m } from "../paraglide/messages.js";

const SECTION_LINKS = "parts";
export const sectionId = (index: number) => `section-${index}`;

/** The sections of a long form, which stay in view: each leads to its heading. */
export function SectionLinks({ titles }: { readonly titles: readonly (string | undefined)[] }) {
  if (titles.filter((title) => title !== undefined).length < 3) return null;
  return (
    <nav id={SECTION_LINKS} tabIndex={-1} className="section-links" aria-label={m.sections_label()}>
      <ul>
        {titles.map(
          (title, index) =>
            title !== undefined && (
              <li key={title}>
                <a
                  href={`#${sectionId(index)}`}
                  onClick={(event) => {
                    // The router would take it for another page.
                    event.preventDefault();
                    document.querySelector<HTMLElement>(`#${sectionId(index)} h2`)?.focus();
                  }}
                >
                  {title}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

/** In the bar of an editor: back to that list, where it does not stay beside the fields. */
export function ToSectionLinks() {
  return (
    <a
      href={`#${SECTION_LINKS}`}
      className="to-section-links text-link"
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>(`#${SECTION_LINKS}`)?.focus();
      }}
    >
      {m.sections_short()}
    </a>
  );
}
