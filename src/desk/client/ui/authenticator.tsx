import type { AuthenticatorSecret } from "#desk/contract.ts";
import { confirmAuthenticator } from "#desk/client/api/desk-calls.ts";
import { m } from "../paraglide/messages.js";
import { CheckField, TextField } from "./field.tsx";
import { Form, sixDigits, textOf } from "./form.tsx";
import { QrCode } from "./qr-code.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";

interface AuthenticatorProps {
  readonly secret: AuthenticatorSecret;
  readonly submitText: string;
  readonly onEnrolled: () => Promise<void>;
}

/**
 * The key of a new authenticator app, and its recovery codes. Nothing is sent before the
 * codes are put away: a person who loses both is locked out.
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
