// "Chrome · Android": enough to recognise one's devices.

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

/** Returns a User-Agent's browser and system; the text itself if unknown. */
export function deviceName(userAgent: string): string {
  const found = [BROWSERS, SYSTEMS].flatMap(
    (list) => list.find(([sign]) => sign.test(userAgent))?.[1] ?? [],
  );
  return found.length > 0 ? found.join(" · ") : userAgent.slice(0, 60);
}
