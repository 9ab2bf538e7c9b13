import { META_PIXEL, loadScript } from "./service-scripts.ts";

/** The pixel's standard events; others keep their own name. */
const STANDARD_EVENTS = new Map([
  ["reserve_click", "Schedule"],
  ["call_click", "Contact"],
  ["whatsapp_click", "Contact"],
  ["directions_click", "FindLocation"],
  ["menu_view", "ViewContent"],
  ["generate_lead", "Lead"],
]);

interface PixelQueue {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  push?: PixelQueue;
  loaded?: boolean;
  version?: string;
  queue?: unknown[][];
  disablePushState?: boolean;
  allowDuplicatePageViews?: boolean;
}

/**
 * Loads Meta's pixel after consent to marketing, without its automatic events (clicks, form fields,
 * page views).
 */
export function startMetaPixel(id: string) {
  const queue: unknown[][] = [];
  const fbq: PixelQueue = (...call) => {
    if (fbq.callMethod) fbq.callMethod(...call);
    else queue.push(call);
  };
  Object.assign(fbq, { push: fbq, loaded: true, version: "2.0", queue });
  Object.assign(fbq, { disablePushState: true, allowDuplicatePageViews: true });
  Object.assign(window, { fbq, _fbq: fbq });
  fbq("set", "autoConfig", false, id);
  fbq("init", id);
  loadScript(META_PIXEL);
  return {
    pageView: () => fbq("track", "PageView"),

    /** `restaurant` may be empty. */
    event(name: string, restaurant: string, language: string): void {
      const details = { language, ...(restaurant === "" ? {} : { restaurant }) };
      const standard = STANDARD_EVENTS.get(name);
      if (standard === undefined) fbq("trackCustom", name, details);
      else fbq("track", standard, details);
    },

    stop: () => fbq("consent", "revoke"),
  };
}
