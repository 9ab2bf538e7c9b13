import { Link } from "react-router";
import { m } from "../../../language/paraglide/messages.js";
import { useLanguage } from "../../navigation/use-language.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { dialledNumber, formatPhone } from "../../ui/phone/format-phone.ts";
import { quotePath } from "./quote-path.ts";

/** How to ask for a quote, and how early (section 2). `phone` is the central line, or empty. */
export function QuoteRequest({ phone }: { phone: string }) {
  const language = useLanguage();
  const dialled = dialledNumber(phone);
  return (
    <section aria-labelledby="quote" className="bg-surface-alt">
      <div className="shell grid gap-x-10 gap-y-14 py-section lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="quote" className="text-heading">
            {m.events_quote_title()}
          </h2>
          <p className="measure mt-6 text-lead text-muted">{m.events_quote_text()}</p>
          <div className="mt-9 flex flex-wrap gap-4">
            <Link to={quotePath(language)} className={buttonClass("primary")}>
              {m.events_quote_button()}
            </Link>
            {dialled !== undefined && (
              <a
                href={`tel:${dialled}`}
                aria-label={`${m.events_quote_call()}: ${formatPhone(phone)}`}
                className={buttonClass("outline", "figures")}
              >
                <Icon name="phone" />
                {formatPhone(phone)}
              </a>
            )}
          </div>
        </div>
        <div className="grid content-end gap-9 lg:col-span-5 lg:col-start-8 xl:col-span-6 xl:col-start-7">
          <Advice time={m.events_advice_corporate_time()} what={m.events_advice_corporate()} />
          <Advice time={m.events_advice_celebration_time()} what={m.events_advice_celebration()} />
        </div>
      </div>
    </section>
  );
}

function Advice({ time, what }: { time: string; what: string }) {
  return (
    <p className="border-t border-gold/60 pt-4 text-muted">
      <span className="figures mb-1 block font-display text-heading leading-tight text-text">
        {time}
      </span>{" "}
      {what}
    </p>
  );
}
