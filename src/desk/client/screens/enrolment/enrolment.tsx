import { useState } from "react";
import { redirect, useLoaderData, useNavigate } from "react-router";
import type { Me } from "#desk/contract.ts";
import { CallFailure } from "#desk/client/api/call-failure.ts";
import { fetchMe } from "#desk/client/api/desk-calls.ts";
import { addPasskey, canUsePasskeys } from "#desk/client/api/passkeys.ts";
import { Entrance } from "#desk/client/layout/entrance.tsx";
import { m } from "#desk/client/paraglide/messages.js";
import { Button } from "#desk/client/ui/button.tsx";
import { deviceName } from "#desk/client/ui/device-name.ts";
import { FailureNotice } from "#desk/client/ui/failure-notice.tsx";
import { Page } from "#desk/client/ui/page.tsx";
import { useAction } from "#desk/client/ui/use-action.ts";
import { PasswordEnrolment } from "./password-enrolment.tsx";

export async function loader(): Promise<Me | Response> {
  try {
    const me = await fetchMe();
    return me.isEnrolled ? redirect("/") : me;
  } catch (error) {
    if (error instanceof CallFailure && error.reason === "signed-out") return redirect("/sign-in");
    throw error;
  }
}

/** How the person will sign in from now on: a passkey, or a password and a code. */
export function Component() {
  const me = useLoaderData<Me>();
  const [isWithPassword, setWithPassword] = useState(!canUsePasskeys());
  const navigate = useNavigate();
  const finish = async () => navigate("/", { replace: true });
  const { run, isBusy, failure } = useAction(async () => {
    await addPasskey(deviceName(navigator.userAgent)).catch((error: unknown) => {
      const isOld = error instanceof CallFailure && error.reason === "sign-in-again";
      throw isOld ? new CallFailure("enrolment-too-late") : error;
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
