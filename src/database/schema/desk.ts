import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

// The accounts of the staff. Properties have the names that better-auth asks for, columns ours.

const instant = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = () => instant("created_at").notNull().defaultNow();
const updatedAt = () => instant("updated_at").notNull().defaultNow();

/** As the desk's contract has them. */
const role = () =>
  text("role")
    .$type<"administrator" | "manager" | "editor" | "restaurant" | "lead-reader">()
    .notNull();
const language = () => text("language").$type<"pt" | "en" | "es">().notNull();
/** Slugs; of the role "restaurant" alone. */
const restaurants = () =>
  text("restaurants")
    .array()
    .notNull()
    .default(sql`'{}'`);

/** Somebody of the staff. Without a credential it can do nothing but enrol. */
export const deskAccounts = pgTable(
  "desk_accounts",
  {
    id: text("id").primaryKey(),
    /** In small letters. */
    email: text("email").notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(true),
    name: text("name").notNull(),
    role: role(),
    restaurants: restaurants(),
    language: language(),
    /** It is mailed when a guest waits too long or something is stuck. */
    hasAlarms: boolean("has_alarms").notNull().default(false),
    /** Its password has a confirmed second factor. */
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    /** The invitation that was accepted, until the enrolment has finished. */
    invitationId: text("invitation_id"),
    lastUsedAt: instant("last_used_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("desk_accounts_role").on(table.role)],
);

const account = () =>
  text("account_id")
    .notNull()
    .references(() => deskAccounts.id, { onDelete: "cascade" });

/** What an account was last mailed about; a row is claimed before the mail leaves. */
export const deskAlarms = pgTable(
  "desk_alarms",
  {
    userId: account(),
    name: text("name").notNull(),
    mailedAt: instant("mailed_at").notNull().defaultNow(),
    /** What it was about has ended since. */
    isOver: boolean("is_over").notNull().default(false),
  },
  (table) => [primaryKey({ name: "desk_alarms_pkey", columns: [table.userId, table.name] })],
);

/** Whoever is signed in, by the token that the signed cookie carries. */
export const deskSessions = pgTable(
  "desk_sessions",
  {
    id: text("id").primaryKey(),
    token: text("token").notNull().unique(),
    userId: account(),
    expiresAt: instant("expires_at").notNull(),
    /** Always empty: IPs of the staff are not stored. */
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** An invitation began it: it can do nothing but enrol. */
    isEnrolling: boolean("is_enrolling").notNull().default(false),
    createdAt: createdAt(),
    /** When it was last used, to the minute. */
    updatedAt: updatedAt(),
  },
  (table) => [
    index("desk_sessions_account").on(table.userId),
    index("desk_sessions_expiry").on(table.expiresAt),
  ],
);

/** The password of an account that has one, hashed. */
export const deskCredentials = pgTable(
  "desk_credentials",
  {
    id: text("id").primaryKey(),
    userId: account(),
    /** The account's id again, and always "credential": others could be accounts elsewhere. */
    accountId: text("subject").notNull(),
    providerId: text("provider").notNull(),
    password: text("password"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex("desk_credentials_account").on(table.userId, table.providerId)],
);

/** What a sign-in under way has to prove: challenges of passkeys, second factors that are awaited. */
export const deskVerifications = pgTable(
  "desk_verifications",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("desk_verifications_identifier").on(table.identifier),
    index("desk_verifications_expiry").on(table.expiresAt),
  ],
);

/** The second factor of a password: its secret and recovery codes, encrypted with the desk's secret. */
export const deskTwoFactors = pgTable(
  "desk_two_factors",
  {
    id: text("id").primaryKey(),
    userId: account(),
    secret: text("secret").notNull(),
    backupCodes: text("backup_codes").notNull(),
    verified: boolean("verified").notNull().default(false),
    failedVerificationCount: integer("failed_verifications").notNull().default(0),
    lockedUntil: instant("locked_until"),
  },
  (table) => [uniqueIndex("desk_two_factors_account").on(table.userId)],
);

export const deskPasskeys = pgTable(
  "desk_passkeys",
  {
    id: text("id").primaryKey(),
    userId: account(),
    name: text("name"),
    credentialID: text("credential_id").notNull().unique(),
    publicKey: text("public_key").notNull(),
    counter: integer("counter").notNull(),
    deviceType: text("device_type").notNull(),
    backedUp: boolean("backed_up").notNull(),
    transports: text("transports"),
    aaguid: text("aaguid"),
    createdAt: createdAt(),
  },
  (table) => [index("desk_passkeys_account").on(table.userId)],
);

/** Invitations that are open: a row goes when the enrolment has finished. One for each e-mail. */
export const deskInvitations = pgTable(
  "desk_invitations",
  {
    id: text("id").primaryKey(),
    /** SHA-256 of what stands in the link. */
    tokenHash: text("token_hash").notNull().unique(),
    /** In small letters. */
    email: text("email").notNull().unique(),
    role: role(),
    restaurants: restaurants(),
    language: language(),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("desk_invitations_expiry").on(table.expiresAt)],
);
