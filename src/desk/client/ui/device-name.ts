// "Chrome · Android": enough to tell one's own devices apart.

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** The browser and the system of a User-Agent; the text itself where neither is known. */
export function deviceName(userAgent: string): string {
  const found = [BROWSERS, SYSTEMS].flatMap(
    (list) => list.find(([sign]) => sign.test(userAgent))?.[1] ?? [],
  );
  return found.length > 0 ? found.join(" · ") : userAgent.slice(0, 60);
}
