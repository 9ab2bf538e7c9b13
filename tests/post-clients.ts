import type { PostSender } from "#runtime/http/post-sender.ts";

export const POSTED_SITE = "https://www.example.com";

const UNSET = "http://localhost:3000";
const FETCHED = { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "navigate" };
const SITE_HOST = { Host: "www.example.com" };

/** A posting browser or program with its headers, and the site's URL if different. */
type PostClient = readonly [
  title: string,
  sender: PostSender,
  headers: Readonly<Record<string, string>>,
  siteUrl?: string,
];

/** The clients of every form, without `Host` where it makes no difference. */
export const POST_CLIENTS: readonly PostClient[] = [
  ["Chrome on the site", "ours", { ...FETCHED, Origin: POSTED_SITE, ...SITE_HOST }],
  ["Chrome that reloads a post", "ours", { "Sec-Fetch-Site": "none", Origin: POSTED_SITE }],
  ["Chrome on a page without referrer", "ours", { ...FETCHED, Origin: "null" }],
  ["Chrome behind a proxy that drops Origin", "ours", FETCHED],
  [
    "Chrome where the site's own URL is not set",
    "ours",
    { ...FETCHED, Origin: POSTED_SITE },
    UNSET,
  ],
  ["Safari 15.4", "ours", { Origin: POSTED_SITE, ...SITE_HOST }],
  [
    "Safari 15.4 behind a proxy that rewrites Host",
    "ours",
    { Origin: POSTED_SITE, Host: "web:3000" },
  ],
  ["Safari 15.4 over http", "ours", { Origin: "http://www.example.com", ...SITE_HOST }],
  ["Safari 15.4 without www", "ours", { Origin: "https://example.com", Host: "example.com" }],
  ["Safari 15.4 at a URL in capitals", "ours", { Origin: "https://WWW.Example.COM", Host: "web" }],
  ["a browser that writes the port", "ours", { Origin: `${POSTED_SITE}:443`, Host: "web" }],
  [
    "a browser where the URL is not set",
    "ours",
    { Origin: POSTED_SITE, Host: "WWW.EXAMPLE.COM" },
    UNSET,
  ],
  [
    "a proxy that writes the port",
    "ours",
    { Origin: POSTED_SITE, Host: "www.example.com:443" },
    UNSET,
  ],
  [
    "a proxy that writes its own port",
    "ours",
    { Origin: POSTED_SITE, Host: "www.example.com:80" },
    UNSET,
  ],
  [
    "a proxy that keeps the host elsewhere",
    "ours",
    { Origin: POSTED_SITE, Host: "web:3000", "X-Forwarded-Host": "www.example.com, cdn.internal" },
    UNSET,
  ],
  [
    "a browser in the house",
    "ours",
    { Origin: "http://10.0.0.7:8080", Host: "10.0.0.7:8080" },
    UNSET,
  ],
  [
    "a browser by IPv6",
    "ours",
    { Origin: "http://[::1]:3000", Host: "[0:0:0:0:0:0:0:1]:3000" },
    UNSET,
  ],
  [
    "www beside the bare name",
    "ours",
    { "Sec-Fetch-Site": "same-site", Origin: "https://example.com" },
  ],
  ["a program", "unnamed", {}],
  ["Safari 15.4 behind a proxy that drops Origin", "unnamed", SITE_HOST],
  ["a proxy that empties the headers", "unnamed", { "Sec-Fetch-Site": "", Origin: "" }],
  ["a frame in a sandbox", "hidden", { Origin: "null", ...SITE_HOST }],
  ["another site", "foreign", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }],
  ["another site in Safari 15.4", "foreign", { Origin: "https://evil.example", ...SITE_HOST }],
  [
    "another site's frame in a sandbox",
    "foreign",
    { "Sec-Fetch-Site": "cross-site", Origin: "null" },
  ],
  ["another site without Origin", "foreign", { "Sec-Fetch-Site": "cross-site" }],
  ["a site that begins alike", "foreign", { Origin: `${POSTED_SITE}.evil.example`, ...SITE_HOST }],
  ["a site that ends alike", "foreign", { Origin: "https://evilexample.com", ...SITE_HOST }],
  ["a sister", "foreign", { "Sec-Fetch-Site": "same-site", Origin: "https://shop.example.com" }],
  ["a sister in Safari 15.4", "foreign", { Origin: "https://shop.example.com", ...SITE_HOST }],
  ["a sister's frame in a sandbox", "foreign", { "Sec-Fetch-Site": "same-site", Origin: "null" }],
  ["a sister without Origin", "foreign", { "Sec-Fetch-Site": "same-site" }],
  ["another port", "foreign", { Origin: "http://localhost:4000", Host: "localhost:3000" }, UNSET],
  ["an extension", "foreign", { Origin: "chrome-extension://www.example.com", ...SITE_HOST }],
  ["a file", "foreign", { Origin: "file://", Host: "web:3000" }],
  ["what is no origin", "foreign", { Origin: "www.example.com", ...SITE_HOST }],
];
