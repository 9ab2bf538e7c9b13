import { m } from "#language/paraglide/messages.js";
import { ExternalLink } from "../external-link/external-link.tsx";

/** A restaurant that may have WhatsApp. */
interface Chatting {
  readonly slug: string;
  readonly name: string;
  /** The chat's URL. */
  readonly whatsapp?: string;
}

/** A chat with a greeting and the chosen subject; nothing without a number (rule 3.28). */
export function WhatsAppLink(props: { restaurant: Chatting; asking?: string; className?: string }) {
  const { restaurant, asking, className = "" } = props;
  const name = restaurant.name || m.restaurant_no_name();
  const greeting = m.whatsapp_greeting({ name });
  if (restaurant.whatsapp === undefined) return null;
  const text = asking ? `${greeting} ${asking}` : greeting;
  // `encodeURIComponent` throws at lone surrogates; WhatsApp keeps a plus literally.
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
