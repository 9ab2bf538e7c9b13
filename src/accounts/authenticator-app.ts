import { createHmac } from "node:crypto";
import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import type { AuthenticatorSecret } from "./contract.ts";

const STEP_SECONDS = 30;
const RECOVERY_CODES = 10;

/** A second factor as the library stores it, encrypted with the desk's secret. */
export interface StoredAuthenticator {
  readonly secret: string;
  readonly backupCodes: string;
}

/** Creates a second factor: what its owner sees once, and what is stored. */
export async function newAuthenticator(
  key: string,
  { issuer, email }: { readonly issuer: string; readonly email: string },
): Promise<{ readonly shown: AuthenticatorSecret; readonly stored: StoredAuthenticator }> {
  const secret = generateRandomString(32);
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () =>
    [5, 5].map((length) => generateRandomString(length, "a-z", "0-9", "A-Z")).join("-"),
  );
  const query = new URLSearchParams({ secret: base32(secret), issuer, digits: "6", period: "30" });
  return {
    shown: {
      totpUri: `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?${query}`,
      recoveryCodes,
    },
    stored: {
      secret: await symmetricEncrypt({ key, data: secret }),
      backupCodes: await symmetricEncrypt({ key, data: JSON.stringify(recoveryCodes) }),
    },
  };
}

/**
 * Returns whether an app with this secret shows the code within half a minute of now (RFC 6238).
 */
export async function isCodeOf(
  key: string,
  { secret }: StoredAuthenticator,
  code: string,
): Promise<boolean> {
  const plain = await symmetricDecrypt({ key, data: secret });
  const step = Math.floor(Date.now() / 1000 / STEP_SECONDS);
  return [step - 1, step, step + 1].some((one) => codeAt(plain, one) === code);
}

/** Returns the number of unused recovery codes. */
export async function recoveryCodesLeft(
  key: string,
  { backupCodes }: Pick<StoredAuthenticator, "backupCodes">,
): Promise<number> {
  const codes: unknown = JSON.parse(await symmetricDecrypt({ key, data: backupCodes }));
  return Array.isArray(codes) ? codes.length : 0;
}

function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, "0");
}

/** Encodes a secret for authenticator apps (RFC 4648), without padding. */
function base32(text: string): string {
  const bits = Array.from(Buffer.from(text), (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) =>
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".charAt(Number.parseInt(five.padEnd(5, "0"), 2)),
    )
    .join("");
}
