import { m } from "../paraglide/messages.js";

/** The maximum of named places; more would hide the buttons below. */
const MOST_PLACES = 3;
const LONGEST_TEXT = 40;

interface UnprintedSignsProps {
  readonly texts: readonly {
    readonly label: string;
    readonly text: string;
    readonly signs: readonly string[];
    /** Focuses the field. */
    readonly onGo?: () => void;
  }[];
}

/** Warns of characters that PDFs and cards show as squares, with their places. */
export function UnprintedSigns({ texts }: UnprintedSignsProps) {
  const signs = [...new Set(texts.flatMap((one) => one.signs))].slice(0, 10).join(" ");
  const more = texts.length - MOST_PLACES;
  return (
    // Always present, so that screen readers announce its content.
    <div role="status" className="small">
      {texts.length > 0 && (
        <>
          <p>{m.unprinted_signs({ signs })}</p>
          <ul>
            {texts.slice(0, MOST_PLACES).map(({ label, text, onGo }, index) => {
              const words = `${label}: ${text.slice(0, LONGEST_TEXT).toWellFormed()}`;
              return (
                // oxlint-disable-next-line react/no-array-index-key -- The places have no name of their own.
                <li key={index}>
                  {onGo === undefined ? (
                    <span>{words}</span>
                  ) : (
                    <button type="button" className="text-link" onClick={onGo}>
                      {words}
                    </button>
                  )}
                </li>
              );
            })}
            {more > 0 && <li>{m.unprinted_more({ count: more })}</li>}
          </ul>
        </>
      )}
    </div>
  );
}
