import { useState } from "react";
import { redirect, useLoaderData, useNavigate } from "react-router";
import type { AuthenticatorSecret, Me } from "#accounts/contract.ts";
import { CallFailure, isFailure } from "../api/call-failure.ts";
import { beginAuthenticator, fetchMe } from "../api/desk-calls.ts";
import { addPasskey, canUsePasskeys } from "../api/passkeys.ts";
import { Entrance } from "../layout/entrance.tsx";
import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";
import { deviceName } from "../ui/device-name.ts";
import { FailureNotice } from "../ui/failure-notice.tsx";
import { Page } from "../ui/page.tsx";
import { useAction } from "../ui/use-action.ts";
import { Authenticator, newPassword, NewPasswordFields } from "../ui/authenticator.tsx";
import { Form, textOf } from "../ui/form.tsx";

export async function loader(): Promise<Me | Response> {
  try {
    const me = await fetchMe();
    return me.isEnrolled ? redirect("/") : me;
  } catch (error) {
    if (isFailure(error, "signed-out")) return redirect("/sign-in");
    throw error;
  }
}

/** Chooses how to sign in: a passkey, or a password and codes. */
export function Component() {
  const me = useLoaderData<Me>();
  const [isWithPassword, setWithPassword] = useState(!canUsePasskeys());
  const navigate = useNavigate();
  const finish = async () => navigate("/", { replace: true });
  const { run, isBusy, failure } = useAction(async () => {
    await addPasskey(deviceName(navigator.userAgent)).catch((error: unknown) => {
      throw isFailure(error, "sign-in-again") ? new CallFailure("enrolment-too-late") : error;
    });
    await finish();
  });
  return (
    <Entrance>
      <Page title={m.enrolment_title({ name: me.name })} lead={m.enrolment_lead()}>
        {isWithPassword ? (
          <PasswordEnrolment
            email={me.email}
            onEnrolled={finish}
            onBack={canUsePasskeys() ? () => setWithPassword(false) : undefined}
          />
        ) : (
          <div className="stack">
            <section className="choice">
              <h2>{m.enrolment_passkey_title()}</h2>
              <p>{m.enrolment_passkey_text()}</p>
              <Button variant="primary" isBusy={isBusy} onClick={() => void run()}>
                {isBusy ? m.sign_in_passkey_waiting() : m.enrolment_passkey_button()}
              </Button>
              <FailureNotice failure={failure} />
            </section>
            <section className="choice">
              <h2>{m.enrolment_password_title()}</h2>
              <p>{m.enrolment_password_text()}</p>
              <Button onClick={() => setWithPassword(true)}>{m.enrolment_password_button()}</Button>
            </section>
          </div>
        )}
      </Page>
    </Entrance>
  );
}

interface PasswordEnrolmentProps {
  /** Password managers store it with the password. */
  readonly email: string;
  readonly onEnrolled: () => Promise<void>;
  readonly onBack: (() => void) | undefined;
}

/** Password, then authenticator and recovery codes. */
function PasswordEnrolment({ email, onEnrolled, onBack }: PasswordEnrolmentProps) {
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
