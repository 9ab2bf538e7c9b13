import { CAMPAIGN_FIELDS, HONEYPOT_FIELD } from "#leads/accept/form-fields.ts";
import { m } from "#language/paraglide/messages.js";
import { useLanguage } from "#site/navigation/use-language.ts";
import type { Fields } from "./form-result.ts";

/** What every form sends beside what people fill: its language, a campaign, and a honeypot. */
export function Envelope({ values }: { values: Fields }) {
  const language = useLanguage();
  return (
    <>
      <input type="hidden" name="language" value={language} />
      {CAMPAIGN_FIELDS.filter((name) => values[name]).map((name) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
      {/* Invisible, unreachable, and with a name that autofill does not know: only bots fill it in. */}
      <div className="sr-only" aria-hidden="true">
        <label>
          <span>{m.form_leave_empty()}</span>
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}
