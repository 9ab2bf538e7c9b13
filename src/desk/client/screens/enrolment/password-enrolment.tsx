import { useState } from "react";
import { type AuthenticatorSecret } from "#desk/contract.ts";
import { beginAuthenticator } from "#desk/client/api/desk-calls.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { Authenticator } from "#desk/client/ui/authenticator.tsx";
import { Button } from "#desk/client/ui/button.tsx";
import { Form, textOf } from "#desk/client/ui/form.tsx";
import { newPassword, NewPasswordFields } from "#desk/client/ui/new-password.tsx";

interface PasswordEnrolmentProps {
  /** Password managers store it with the password. */
  readonly email: string;
  readonly onEnrolled: () => Promise<void>;
  readonly onBack: (() => void) | undefined;
}

/** A password first, then the authenticator and the recovery codes. */
export function PasswordEnrolment({ email, onEnrolled, onBack }: PasswordEnrolmentProps) {
  const [secret, setSecret] = useState<AuthenticatorSecret>();
  if (secret !== undefined)
    return (
      <Authenticator secret={secret} submitText={m.enrolment_finish()} onEnrolled={onEnrolled} />
    );
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
