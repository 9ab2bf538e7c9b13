import { whatsAppUrl } from "#language/phone-number.ts";
import { m } from "#language/paraglide/messages.js";
import { ExternalLink } from "../external-link/external-link.tsx";

/** A restaurant that may answer in WhatsApp. */
interface Chatting {
  readonly slug: string;
  readonly name: string;
  /** E.164. */
  readonly whatsapp?: string;
}

/**
 * The chat with a restaurant, begun with a greeting and with what is asked; nothing where it has no number
 * for it (rule 3.28).
 */
export function WhatsAppLink(props: { restaurant: Chatting; asking?: string; className?: string }) {
  const { restaurant, asking, className = "" } = props;
  const name = restaurant.name || m.restaurant_no_name();
  const greeting = m.whatsapp_greeting({ name });
  const url = whatsAppUrl(restaurant.whatsapp, asking ? `${greeting} ${asking}` : greeting);
  if (url === undefined) return null;
  return (
    <ExternalLink
      href={url}
      data-event="whatsapp_click"
      data-restaurant={restaurant.slug}
      className={`quiet-link inline-flex min-h-6 items-center ${className}`}
    >
      <span>WhatsApp</span>
      <span className="sr-only">{` ${name}`}</span>
    </ExternalLink>
  );
}
