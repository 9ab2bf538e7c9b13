import { z } from "zod";

const optionalUrl = (protocols: readonly string[]) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      message: `must be a URL starting with ${protocols.map((p) => `${p}//`).join(" or ")}`,
    })
    .optional();

const integer = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+$/, "must be a whole number")
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, {
      message: `must lie between ${minimum} and ${maximum}`,
    });

/** Returns whether a URL names a host and has decodable credentials, if any. */
function isMailServer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  try {
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  return ["smtp:", "smtps:"].includes(protocol) && hostname !== "";
}

const listOf = (value: string) => value.split(",").map((part) => part.trim());

const webUrl = z.string().refine((value) => URL.canParse(value) && /^https?:\/\//.test(value), {
  message: "must start with http:// or https://",
});

const oneWord = z.string().regex(/^[\x21-\x7e]+$/, "must be one word of plain characters");

/** Google Business Profile needs all of these, or is off. */
const GOOGLE_BUSINESS = [
  "GOOGLE_BUSINESS_CLIENT_ID",
  "GOOGLE_BUSINESS_CLIENT_SECRET",
  "GOOGLE_BUSINESS_REFRESH_TOKEN",
  "GOOGLE_BUSINESS_ACCOUNT",
] as const;

const variables = z.object({
  PORT: integer(0, 65_535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  SITE_URL: optionalUrl(["http:", "https:"]),
  DATABASE_URL: optionalUrl(["postgres:", "postgresql:"]),
  DATA_DIR: z.string().default("./.data"),
  ASSETS_DIR: z.string().optional(),
  API_URL: optionalUrl(["http:", "https:"]),
  PAGE_MAX_AGE: integer(0, 86_400).default(60),
  SITE_CONFIG: z.string().default("public/site-config.json"),
  MAP_TILE_URL: z
    .string()
    .default("https://tile.openstreetmap.org/{z}/{x}/{y}.png")
    .refine((value) => ["{z}", "{x}", "{y}"].every((part) => value.includes(part)), {
      message: "must contain {z}, {x} and {y}",
    })
    .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value.replaceAll(/[{}]/g, "")), {
      message: "must be a URL starting with http:// or https://",
    }),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, "must be the name of a request header")
    .optional(),
  REVERSE_GEOCODE_URL: webUrl.default("https://api.bigdatacloud.net/data/reverse-geocode-client"),
  IP_LOOKUP_URL: webUrl
    .refine((value) => value.includes("{ip}"), "must contain {ip}")
    .default("https://ipapi.co/{ip}/json/"),
  SMTP_URL: z
    .string()
    .refine(isMailServer, "must look like smtp://user:password@host:587 or smtps://…")
    .optional(),
  LEADS_MAIL_TO: z
    .string()
    .refine((value) => listOf(value).every((part) => z.email().safeParse(part).success), {
      message: "must be e-mail addresses with commas between them",
    })
    .optional(),
  ACKNOWLEDGE_LEADS: z.enum(["on", "off"]).default("off"),
  CANARY_MAIL_TO: z.email("must be an e-mail address").optional(),
  NEWSLETTER_CONFIRMATION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  RD_STATION_HOST: webUrl.default("https://api.rd.services"),
  RD_STATION_TOKEN: oneWord.optional(),
  RD_STATION_API: z.enum(["forms", "conversions"]).default("forms"),
  RD_STATION_RATE: integer(1, 100_000).default(120),
  GOOGLE_BUSINESS_CLIENT_ID: oneWord.optional(),
  GOOGLE_BUSINESS_CLIENT_SECRET: oneWord.optional(),
  GOOGLE_BUSINESS_REFRESH_TOKEN: oneWord.optional(),
  GOOGLE_BUSINESS_ACCOUNT: z
    .string()
    .regex(/^\d{1,30}$/, "must be the number of an account")
    .optional(),
  QUARANTINE_DAYS: integer(0, 3650).default(30),
  LEAD_MONTHS: integer(0, 1200).default(24),
  DESK_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, "must be one word of at least 16 plain characters")
    .optional(),
  STOP_GRACE: integer(0, 20).default(3),
  TRUST_PROXY: integer(0, 10).default(0),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

/** The default of each setting; `.env.example` must list the same. */
export const SETTING_DEFAULTS: Readonly<Record<string, string | number | undefined>> = {
  ...Object.fromEntries(Object.keys(variables.shape).map((name) => [name, undefined])),
  ...variables.parse({}),
};

const environment = variables
  .superRefine(allOrNone("SMTP_URL", "LEADS_MAIL_TO"))
  .superRefine(allOrNone(...GOOGLE_BUSINESS))
  .superRefine(needs("ACKNOWLEDGE_LEADS", "SMTP_URL"))
  .superRefine(needs("CANARY_MAIL_TO", "SMTP_URL"))
  .superRefine(needs("NEWSLETTER_CONFIRMATION_SECRET", "SMTP_URL"))
  .refine((value) => !value.DESK_SECRET || value.API_URL === undefined, {
    path: ["DESK_SECRET"],
    message: "cannot be used together with API_URL: the content is not here",
  })
  .transform((value) => ({
    port: value.PORT,
    host: value.HOST,
    /** Public origin without a trailing slash, for canonical URLs, Open Graph images and the sitemap. */
    siteUrl: new URL(value.SITE_URL ?? `http://localhost:${value.PORT}`).origin,
    databaseUrl: value.DATABASE_URL,
    dataDir: value.DATA_DIR,
    /** A folder shared by servers, in which each version puts its hashed files. */
    assetsDir: value.ASSETS_DIR,
    /** Base URL of a remote product API without a trailing slash; undefined means the built-in one. */
    apiUrl: value.API_URL?.replace(/\/+$/, ""),
    /** How long a rendered page may be cached with a remote product API. */
    pageMaxAgeMs: value.PAGE_MAX_AGE * 1000,
    siteConfig: value.SITE_CONFIG,
    mapTileUrl: value.MAP_TILE_URL,
    /** The CDN's request header with the visitor's country. */
    countryHeader: value.COUNTRY_HEADER,
    reverseGeocodeUrl: value.REVERSE_GEOCODE_URL,
    /** `{ip}` is replaced by the visitor's IP. */
    ipLookupUrl: value.IP_LOOKUP_URL,
    /** The automation platform; without a token, leads are stored but not sent. */
    rdStation: {
      host: value.RD_STATION_HOST,
      token: value.RD_STATION_TOKEN,
      api: value.RD_STATION_API,
      /** Over all processes. */
      callsPerMinute: value.RD_STATION_RATE,
    },
    /** Google Business Profile; off without credentials, read-only by default. */
    googleBusiness: {
      clientId: value.GOOGLE_BUSINESS_CLIENT_ID,
      clientSecret: value.GOOGLE_BUSINESS_CLIENT_SECRET,
      refreshToken: value.GOOGLE_BUSINESS_REFRESH_TOKEN,
      account: value.GOOGLE_BUSINESS_ACCOUNT,
    },
    /** `smtp:` or `smtps:` with credentials; requires `leadsMailTo`, and vice versa. */
    smtpUrl: value.SMTP_URL,
    /** The group's mailboxes for contact and event leads. */
    leadsMailTo: value.LEADS_MAIL_TO === undefined ? [] : listOf(value.LEADS_MAIL_TO),
    /** Whether visitors get an acknowledgement by mail. */
    isLeadAcknowledged: value.ACKNOWLEDGE_LEADS === "on",
    /** The mailbox of the daily synthetic lead; undefined turns it off. */
    canaryMailTo: value.CANARY_MAIL_TO,
    /** Signs subscribers' confirmation links; undefined turns double opt-in off. */
    newsletterConfirmationSecret: value.NEWSLETTER_CONFIRMATION_SECRET,
    /** Days after which a quarantined lead is deleted; 0: never. */
    quarantineDays: value.QUARANTINE_DAYS,
    /** Months without activity after which a message or quote request is deleted; 0: never. */
    leadMonths: value.LEAD_MONTHS,
    /** Turns the desk on, signs its cookies and encrypts its second factors. */
    deskSecret: value.DESK_SECRET,
    /** The token for metrics; without one, only private networks may read them. */
    metricsToken: value.METRICS_TOKEN,
    /** How long requests are accepted after SIGTERM, while `/readyz` returns 503. */
    stopGraceMs: value.STOP_GRACE * 1000,
    trustProxy: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL,
  }))
  .readonly();

/** The process's settings, frozen; other files get them passed in. */
export type Environment = z.output<typeof environment>;

/** One or more wrong settings, all named in the message. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

/** Selects React's production build, which takes half the time. Must run before React loads. */
export function chooseProductionLibraries(): void {
  process.env["NODE_ENV"] = "production";
}

/** Reads and checks the environment; an empty variable counts as unset. Throws {@link EnvironmentError}. */
export function readEnvironment(
  source: Readonly<Record<string, string | undefined>> = process.env,
): Environment {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(filled);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new EnvironmentError(`Invalid setting: ${lines.join("; ")}`);
  }
  return parsed.data;
}

type Values = Readonly<Record<string, unknown>>;

function needs(name: string, other: string) {
  return (value: Values, context: z.RefinementCtx) => {
    const isOn = value[name] !== undefined && value[name] !== "off";
    if (isOn && value[other] === undefined)
      context.addIssue({ code: "custom", path: [name], message: `needs ${other}` });
  };
}

function allOrNone(...names: readonly string[]) {
  return (value: Values, context: z.RefinementCtx) => {
    const given = names.find((name) => value[name] !== undefined);
    if (given === undefined) return;
    for (const missing of names.filter((name) => value[name] === undefined)) {
      context.addIssue({ code: "custom", path: [missing], message: `is missing: ${given} is set` });
    }
  };
}
