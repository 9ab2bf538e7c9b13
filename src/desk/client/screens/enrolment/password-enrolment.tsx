import { useState } from "react";
import { type AuthenticatorSecret } from "#desk/contract.ts";
import { beginAuthenticator, confirmAuthenticator } from "#desk/client/api/desk-calls.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { Button } from "#desk/client/ui/button.tsx";
import { CheckField, TextField } from "#desk/client/ui/field.tsx";
import { Form, sixDigits, textOf } from "#desk/client/ui/form.tsx";
import { newPassword, NewPasswordFields } from "#desk/client/ui/new-password.tsx";
import { QrCode } from "#desk/client/ui/qr-code.tsx";
import { RecoveryCodeList } from "#desk/client/ui/recovery-code-list.tsx";

interface PasswordEnrolmentProps {
  /** Password managers store it with the password. */
  readonly email: string;
  readonly onEnrolled: () => Promise<void>;
  readonly onBack: (() => void) | undefined;
}

/** A password first, then the authenticator and the recovery codes. */
export function PasswordEnrolment({ email, onEnrolled, onBack }: PasswordEnrolmentProps) {
  const [secret, setSecret] = useState<AuthenticatorSecret>();
  if (secret !== undefined) return <Authenticator secret={secret} onEnrolled={onEnrolled} />;
  return (
    <Form
      rules={newPassword}
      submitText={m.sign_in_continue()}
      onSend={async (values) => setSecret(await beginAuthenticator(textOf(values, "password")))}
      others={
        onBack && (
          <Button variant="quiet" onClick={onBack}>
            {m.enrolment_other_way()}
          </Button>
        )
      }
    >
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields />
    </Form>
  );
}

interface AuthenticatorProps extends Pick<PasswordEnrolmentProps, "onEnrolled"> {
  readonly secret: AuthenticatorSecret;
}

/** Nothing is sent before the codes are put away: a person who loses both is locked out. */
function Authenticator({ secret, onEnrolled }: AuthenticatorProps) {
  const key = new URL(secret.totpUri).searchParams.get("secret") ?? "";
  return (
    <Form
      rules={{
        code: sixDigits,
        stored: (value) => (value === "" ? m.recovery_unconfirmed() : undefined),
      }}
      submitText={m.enrolment_finish()}
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
