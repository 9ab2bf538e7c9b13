/** What Leaflet writes as text when it starts, to find out whether the browser draws SVG. */
const PROBE = "<svg/>";

interface WithTrustedTypes {
  readonly trustedTypes?: {
    readonly defaultPolicy: object | null;
    createPolicy(name: string, rules: { createHTML(html: string): string | null }): void;
  };
}

/** The page's policy lets no text become a part of it (Trusted Types): from now on this one may. */
export function allowLeafletMarkup(): void {
  const { trustedTypes } = window as WithTrustedTypes;
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  trustedTypes.createPolicy("default", { createHTML: (html) => (html === PROBE ? html : null) });
}
