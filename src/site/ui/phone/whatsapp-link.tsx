import { m } from "#language/paraglide/messages.js";
import { ExternalLink } from "../external-link/external-link.tsx";

/** A restaurant that may answer in WhatsApp. */
interface Chatting {
  readonly slug: string;
  readonly name: string;
  /** The address of the chat. */
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
  if (restaurant.whatsapp === undefined) return null;
  const text = asking ? `${greeting} ${asking}` : greeting;
  // `encodeURIComponent` would throw at a name with half a character in it; a plus would stay one in the chat.
  const query = new URLSearchParams({ text }).toString().replaceAll("+", "%20");
  return (
    <ExternalLink
      href={`${restaurant.whatsapp}?${query}`}
      data-event="whatsapp_click"
      data-restaurant={restaurant.slug}
      className={`quiet-link inline-flex min-h-6 items-center ${className}`}
    >
      <span>WhatsApp</span>
      <span className="sr-only">{` ${name}`}</span>
    </ExternalLink>
  );
}
