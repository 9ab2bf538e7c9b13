import { useEffect, useRef, useState } from "react";
import { signInWithPassword, verifyCode, verifyRecoveryCode } from "../api/desk-calls.ts";
import { canSuggestPasskeys, canUsePasskeys, signInWithPasskey } from "../api/passkeys.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";
import { FailureNotice } from "../ui/failure-notice.tsx";
import { TextField } from "../ui/field.tsx";
import { type FieldRule, Form, required, sixDigits, textOf } from "../ui/form.tsx";
import { useAction } from "../ui/use-action.ts";
import { useLatest } from "../ui/use-latest.ts";

type Step = "credentials" | "code" | "recovery";

interface SignInFormProps {
  /** The page's user. */
  readonly email?: string | undefined;
  readonly onSignedIn: () => Promise<void>;
}

/** The server validates further: the whole rule is too large for the first screen. */
const hasAt: FieldRule = (value) => (/[@＠]/.test(value) ? undefined : m.field_email());

/** Signs in by passkey, or by e-mail, password and code. */
export function SignInForm({ email, onSignedIn }: SignInFormProps) {
  const [step, setStep] = useState<Step>("credentials");
  if (step === "credentials") {
    return (
      <Credentials email={email} onSignedIn={onSignedIn} onSecondFactor={() => setStep("code")} />
    );
  }
  return (
    <SecondFactor
      // Separate keys keep typed text in its own field.
      key={step}
      isRecovery={step === "recovery"}
      onSignedIn={onSignedIn}
      onStep={setStep}
    />
  );
}

interface SecondFactorProps extends Pick<SignInFormProps, "onSignedIn"> {
  readonly isRecovery: boolean;
  readonly onStep: (step: Step) => void;
}

/** Asks for the authenticator's six digits, or a recovery code. */
function SecondFactor({ isRecovery, onSignedIn, onStep }: SecondFactorProps) {
  const form = useRef<HTMLDivElement>(null);
  // The user continues typing after the previous step.
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={form}>
      <Form
        rules={{ code: isRecovery ? required : sixDigits }}
        submitText={m.sign_in_submit()}
        onSend={async (values) => {
          const code = textOf(values, "code").trim();
          await (isRecovery ? verifyRecoveryCode(code) : verifyCode(code.replaceAll(/\s/g, "")));
          await onSignedIn();
        }}
        others={
          <Button variant="quiet" onClick={() => onStep("credentials")}>
            {m.sign_in_back()}
          </Button>
        }
      >
        <TextField
          name="code"
          label={isRecovery ? m.sign_in_recovery_code() : m.sign_in_code()}
          hint={isRecovery ? m.sign_in_recovery_code_hint() : m.sign_in_code_hint()}
          autoComplete={isRecovery ? "off" : "one-time-code"}
          {...(isRecovery ? {} : { inputMode: "numeric" as const })}
          isCode
        />
        <p>
          <Button variant="quiet" onClick={() => onStep(isRecovery ? "code" : "recovery")}>
            {isRecovery ? m.sign_in_use_code() : m.sign_in_use_recovery()}
          </Button>
        </p>
      </Form>
    </div>
  );
}

interface CredentialsProps extends SignInFormProps {
  readonly onSecondFactor: () => void;
}

function Credentials({ email, onSignedIn, onSecondFactor }: CredentialsProps) {
  const suggestions = useSuggestedPasskey(onSignedIn);
  const { run, isBusy, failure } = useAction(async () => {
    suggestions.stop();
    try {
      await signInWithPasskey();
    } catch (error) {
      suggestions.start();
      throw error;
    }
    await onSignedIn();
  });
  return (
    <div className="stack">
      {canUsePasskeys() ? (
        <>
          <Button variant="primary" isBusy={isBusy} onClick={() => void run()}>
            {isBusy ? m.sign_in_passkey_waiting() : m.sign_in_passkey()}
          </Button>
          <p className="field-hint">{m.sign_in_passkey_hint()}</p>
          <FailureNotice failure={failure} />
          <p className="flex items-center gap-3.5 text-small text-(--muted) before:flex-1 before:border-t before:border-(--line) after:flex-1 after:border-t after:border-(--line)">
            {m.sign_in_or()}
          </p>
        </>
      ) : (
        <p className="field-hint">{m.sign_in_no_passkeys()}</p>
      )}
      <Form
        rules={{ email: hasAt, password: required }}
        submitText={m.sign_in_continue()}
        isPrimary={!canUsePasskeys()}
        onSend={async (values) => {
          const address = textOf(values, "email").trim();
          if (await signInWithPassword(address, textOf(values, "password"))) onSecondFactor();
          else await onSignedIn();
        }}
      >
        <TextField
          name="email"
          type="email"
          label={m.field_email_label()}
          autoComplete="username webauthn"
          defaultValue={email ?? ""}
        />
        <TextField
          name="password"
          type="password"
          label={m.field_password_label()}
          autoComplete="current-password"
        />
      </Form>
    </div>
  );
}

/** Lets the browser suggest passkeys under the e-mail field, until `stop`. */
function useSuggestedPasskey(onSignedIn: () => Promise<void>) {
  const waiting = useRef<AbortController>(undefined);
  const signedIn = useLatest(onSignedIn);

  function stop() {
    waiting.current?.abort();
    waiting.current = undefined;
  }

  function start() {
    stop();
    const controller = new AbortController();
    waiting.current = controller;
    void (async () => {
      if (!(await canSuggestPasskeys()) || controller.signal.aborted) return;
      await signInWithPasskey(controller.signal);
      await signedIn.current();
    })().catch(() => {
      // A background attempt reports nothing; the button does.
    });
  }

  useEffect(() => {
    start();
    return stop;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each form
  }, []);
  return { start, stop };
}
