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

// Staff accounts. Property names are better-auth's, column names ours.

const instant = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = () => instant("created_at").notNull().defaultNow();
const updatedAt = () => instant("updated_at").notNull().defaultNow();

/** Same as in the desk's contract. */
const role = () =>
  text("role")
    .$type<"administrator" | "manager" | "editor" | "restaurant" | "lead-reader">()
    .notNull();
const language = () => text("language").$type<"pt" | "en" | "es">().notNull();
/** Slugs, for the role "restaurant" only. */
const restaurants = () =>
  text("restaurants")
    .array()
    .notNull()
    .default(sql`'{}'`);

/** A staff member's account. Without credentials it can only enrol. */
export const deskAccounts = pgTable(
  "desk_accounts",
  {
    id: text("id").primaryKey(),
    /** Lower case. */
    email: text("email").notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(true),
    name: text("name").notNull(),
    role: role(),
    restaurants: restaurants(),
    language: language(),
    /** Receives alarms: a guest waits too long, or something is stuck. */
    hasAlarms: boolean("has_alarms").notNull().default(false),
    /** Whether the password has a confirmed second factor. */
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    /** The accepted invitation, until enrolment ends. */
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

/** Alarms mailed to an account; a row is claimed before the mail is sent. */
export const deskAlarms = pgTable(
  "desk_alarms",
  {
    userId: account(),
    name: text("name").notNull(),
    mailedAt: instant("mailed_at").notNull().defaultNow(),
    /** Whether the cause has ended. */
    isOver: boolean("is_over").notNull().default(false),
  },
  (table) => [primaryKey({ name: "desk_alarms_pkey", columns: [table.userId, table.name] })],
);

/** Sessions, by the token in the signed cookie. */
export const deskSessions = pgTable(
  "desk_sessions",
  {
    id: text("id").primaryKey(),
    token: text("token").notNull().unique(),
    userId: account(),
    expiresAt: instant("expires_at").notNull(),
    /** Always empty: IPs of staff are not stored. */
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** Begun by an invitation: can only enrol. */
    isEnrolling: boolean("is_enrolling").notNull().default(false),
    createdAt: createdAt(),
    /** Last use, to the minute. */
    updatedAt: updatedAt(),
  },
  (table) => [
    index("desk_sessions_account").on(table.userId),
    index("desk_sessions_expiry").on(table.expiresAt),
  ],
);

export const deskCredentials = pgTable(
  "desk_credentials",
  {
    id: text("id").primaryKey(),
    userId: account(),
    /** The account's id, and always "credential": better-auth supports other providers. */
    accountId: text("subject").notNull(),
    providerId: text("provider").notNull(),
    password: text("password"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex("desk_credentials_account").on(table.userId, table.providerId)],
);

/** Pending proofs of sign-ins: passkey challenges and awaited second factors. */
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

/** Second factors of passwords: secret and recovery codes, encrypted with the desk's secret. */
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

/** Open invitations, one per e-mail; deleted when enrolment ends. */
export const deskInvitations = pgTable(
  "desk_invitations",
  {
    id: text("id").primaryKey(),
    /** SHA-256 of the token in the link. */
    tokenHash: text("token_hash").notNull().unique(),
    /** Lower case. */
    email: text("email").notNull().unique(),
    role: role(),
    restaurants: restaurants(),
    language: language(),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("desk_invitations_expiry").on(table.expiresAt)],
);
