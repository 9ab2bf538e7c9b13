import type { SiteSettings } from "../../../api/site-settings/site-settings.contract.ts";
import { m } from "../../../language/paraglide/messages.js";
import { dialledNumber } from "../../ui/phone/format-phone.ts";
import { PhoneLink } from "../../ui/phone/phone-link.tsx";

/** The group's own line and e-mail; it hangs over the photograph above on wide screens. */
export function ContactCard({ contact }: { contact: SiteSettings["contact"] }) {
  const { phone, email } = contact;
  return (
    <section
      aria-labelledby="general-contact"
      className="on-dark relative self-start px-[clamp(1.75rem,3vw,3.25rem)] py-12 lg:col-span-5 lg:col-start-8 lg:-mt-[calc(var(--spacing-section)+6rem)] xl:col-span-4 xl:col-start-9"
    >
      <h2 id="general-contact" className="text-title">
        {m.contact_card_title()}
      </h2>
      <hr className="gold-rule my-7" />
      <dl className="grid gap-8">
        <div>
          <dt className="label text-muted">{m.contact_card_phone()}</dt>
          <dd className="mt-2">
            <PhoneLink
              phone={phone}
              name={m.contact_card_phone()}
              className="min-h-11 text-title font-display font-light whitespace-nowrap"
            />
          </dd>
        </div>
        <div>
          <dt className="label text-muted">{m.contact_card_email()}</dt>
          <dd className="mt-2">
            {email === "" ? (
              <p className="text-muted">
                {dialledNumber(phone) === undefined
                  ? m.contact_card_email_by_house()
                  : m.contact_card_email_by_phone()}
              </p>
            ) : (
              <a href={`mailto:${email}`} className="quiet-link break-words">
                {email}
              </a>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}
