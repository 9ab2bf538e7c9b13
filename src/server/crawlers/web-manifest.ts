import { INK, PAPER } from "#design/palette.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS } from "#language/languages.ts";

/** The web app manifest. It starts at `/`, which continues to the language the visitor has chosen. */
export function webManifest(settings: {
  readonly siteName: string;
  readonly siteDescription: string;
}) {
  const { siteName, siteDescription } = settings;
  return {
    id: "/",
    name: siteName,
    short_name: siteName.replace(/^Grupo /, ""),
    ...(siteDescription === "" ? {} : { description: siteDescription }),
    lang: LANGUAGE_TAGS[DEFAULT_LANGUAGE],
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: INK,
    background_color: PAPER,
    icons: [
      icon("/icons/icon-192.png", 192),
      icon("/icons/icon-512.png", 512),
      { ...icon("/icons/icon-maskable-512.png", 512), purpose: "maskable" },
    ],
  };
}

function icon(src: string, size: number) {
  return { src, sizes: `${size}x${size}`, type: "image/png" };
}
