import { m } from "#language/paraglide/messages.js";
import { CentralLine } from "#site/blocks/central-line/central-line.tsx";
import { useGroupContact } from "#site/navigation/use-group-contact.ts";

/** The group's own line and e-mail. */
export function ContactCard() {
  const { phone, phoneOwner, email } = useGroupContact();
  return (
    <section
      aria-labelledby="general-contact"
      className="on-dark px-[min(8.75vw,clamp(1.75rem,3vw,3.25rem))] py-12"
    >
      <h2 id="general-contact" className="text-title">
        {m.contact_card_title()}
      </h2>
      <hr className="gold-rule my-7" />
      <dl className="grid gap-8">
        <div>
          <dt className="label text-muted">{phoneOwner || m.contact_card_phone()}</dt>
          <dd className="mt-2">
            {phone.text === "" ? (
              <p className="text-muted">{m.restaurant_no_phone()}</p>
            ) : (
              <CentralLine className="quiet-link inline-flex min-h-11 items-center font-display text-title font-light" />
            )}
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
