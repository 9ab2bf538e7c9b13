import { GOOGLE_TAG, loadScript } from "./service-scripts.ts";

/** Returns the signals of Consent Mode (version 2). */
function signals(statistics: boolean, marketing: boolean) {
  const state = (isGranted: boolean) => (isGranted ? "granted" : "denied");
  return {
    analytics_storage: state(statistics),
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
  };
}

/**
 * Loads Google Analytics 4 after consent to statistics, with Consent Mode in its basic form: all
 * denied by default.
 */
export function startGoogleTag(id: string) {
  const dataLayer: unknown[] = [];
  const gtag: (...call: unknown[]) => void = function () {
    // The service requires the arguments object and ignores arrays.
    // oxlint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  };
  Object.assign(window, { dataLayer });
  gtag("consent", "default", signals(false, false));
  gtag("consent", "update", signals(true, false));
  gtag("js", new Date());
  gtag("config", id, { send_page_view: false, allow_google_signals: false });
  loadScript(`${GOOGLE_TAG}?id=${id}`);
  return {
    allowMarketing: (isAllowed: boolean) => gtag("consent", "update", signals(true, isAllowed)),

    pageView: () => gtag("event", "page_view"),

    /** `restaurant` may be empty. */
    event(name: string, restaurant: string, language: string): void {
      gtag("event", name, {
        page_language: language,
        ...(restaurant === "" ? {} : { restaurant }),
      });
    },

    stop(): void {
      gtag("consent", "update", signals(false, false));
      Object.assign(window, { [`ga-disable-${id}`]: true });
    },
  };
}
