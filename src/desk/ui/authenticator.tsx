import { type AuthenticatorSecret, MINIMUM_PASSWORD } from "#accounts/contract.ts";
import { confirmAuthenticator } from "#desk/api/desk-calls.ts";
import { m } from "../paraglide/messages.js";
import { CheckField, TextField } from "./field.tsx";
import { type FieldRule, Form, sixDigits, textOf } from "./form.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { useEffect, useState } from "react";

interface AuthenticatorProps {
  readonly secret: AuthenticatorSecret;
  readonly submitText: string;
  readonly onEnrolled: () => Promise<void>;
}

/**
 * Shows a new authenticator's key and recovery codes. Requires storing the codes first: a user who
 * loses both is locked out.
 */
export function Authenticator({ secret, submitText, onEnrolled }: AuthenticatorProps) {
  const key = new URL(secret.totpUri).searchParams.get("secret") ?? "";
  return (
    <Form
      rules={{
        code: sixDigits,
        stored: (value) => (value === "" ? m.recovery_unconfirmed() : undefined),
      }}
      submitText={submitText}
      onSend={async (values) => {
        await confirmAuthenticator(textOf(values, "code").replaceAll(/\s/g, ""));
        await onEnrolled();
      }}
    >
      <section className="stack">
        <h2>{m.authenticator_title()}</h2>
        <p>{m.authenticator_scan()}</p>
        <QrCode text={secret.totpUri} label={m.authenticator_qr_label()} />
        <p>
          <a href={secret.totpUri} className="text-link">
            {m.authenticator_open()}
          </a>
        </p>
        <p>{m.authenticator_by_hand()}</p>
        <p>
          <code className="secret">{key.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
        </p>
        <TextField
          name="code"
          label={m.sign_in_code()}
          hint={m.authenticator_code_hint()}
          autoComplete="one-time-code"
          inputMode="numeric"
          isCode
        />
      </section>
      <section className="stack">
        <h2>{m.recovery_title()}</h2>
        <RecoveryCodeList codes={secret.recoveryCodes} />
        <CheckField name="stored" label={m.recovery_confirm()} />
      </section>
    </Form>
  );
}

/** The quiet zone of light squares that readers need. */
const QUIET = 3;

interface Drawing {
  readonly size: number;
  readonly path: string;
}

/** A text as a QR code; nothing until its library has loaded. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let isWanted = true;
    void drawQrCode(text)
      .then((drawn) => isWanted && setDrawing(drawn))
      .catch(() => {
        // The text below is equivalent.
      });
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (drawing === undefined) return null;
  const { size, path } = drawing;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="qr-code w-52 max-w-full bg-white fill-black"
    >
      <path d={path} />
    </svg>
  );
}

async function drawQrCode(text: string): Promise<Drawing> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join("") };
}

/** The rules of {@link NewPasswordFields}. */
export const newPassword: Readonly<Record<string, FieldRule>> = {
  password: (value) =>
    [...value].length < MINIMUM_PASSWORD
      ? m.field_password_short({ count: MINIMUM_PASSWORD })
      : undefined,
};

/** A new password, typed once for password managers; it can be reset. */
export function NewPasswordFields() {
  return (
    <TextField
      name="password"
      type="password"
      label={m.field_new_password_label()}
      hint={m.field_new_password_hint({ count: MINIMUM_PASSWORD })}
      autoComplete="new-password"
      maxLength={128}
    />
  );
}
