import type { SiteSettings } from "../../../api/site-settings/site-settings.contract.ts";
import { m } from "../../../language/paraglide/messages.js";
import { PhoneLink } from "../../ui/phone/phone-link.tsx";

/** The group's own line and e-mail; it hangs over the photograph above on wide screens. */
export function ContactCard({ contact }: { contact: SiteSettings["contact"] }) {
  const { phone, email } = contact;
  return (
    <section
      aria-labelledby="general-contact"
      className="on-dark relative px-[clamp(1.75rem,3vw,3.25rem)] py-12 lg:-mt-[calc(var(--spacing-section)+6rem)]"
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
              <a href="#message" className="quiet-link inline-flex min-h-6 items-center">
                {m.contact_card_email_by_form()}
              </a>
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
