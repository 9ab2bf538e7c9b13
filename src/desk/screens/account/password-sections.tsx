import { useState } from "react";
import type { AuthenticatorSecret } from "#accounts/contract.ts";
import { beginAuthenticator, changePassword, newRecoveryCodes } from "#desk/api/desk-calls.ts";
import { useRevalidator } from "react-router";
import { m } from "#desk/paraglide/messages.js";
import { Authenticator, newPassword, NewPasswordFields } from "#desk/ui/authenticator.tsx";
import { announce } from "#desk/ui/announcements.tsx";
import { CheckField, TextField } from "#desk/ui/field.tsx";
import { Form, required, textOf } from "#desk/ui/form.tsx";
import { Section } from "#desk/ui/page.tsx";
import { RecoveryCodeList } from "#desk/ui/recovery-code-list.tsx";

/** Settings of accounts with password and authenticator; `left` recovery codes are unused. */
export function PasswordSections({ left }: { readonly left: number }) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <Section title={m.field_password_label()}>
        <p className="measure">{m.password_text()}</p>
        <Form
          rules={{ current: required, ...newPassword }}
          submitText={m.password_change()}
          isPrimary={false}
          onSend={async (values, form) => {
            await changePassword(textOf(values, "current"), textOf(values, "password"));
            form.reset();
            announce(m.password_changed());
            await revalidate();
          }}
        >
          <CurrentPassword />
          <NewPasswordFields />
        </Form>
      </Section>
      <Section title={m.authenticator_title()}>
        <NewAuthenticator />
      </Section>
      <Section title={m.recovery_title()}>
        <p className="measure">{m.recovery_left({ count: left })}</p>
        <RecoveryCodes />
      </Section>
    </>
  );
}

/** Replaces a lost app, with new recovery codes. */
function NewAuthenticator() {
  const [secret, setSecret] = useState<AuthenticatorSecret>();
  const { revalidate } = useRevalidator();
  if (secret !== undefined) {
    return (
      <Authenticator
        secret={secret}
        submitText={m.authenticator_replace()}
        onEnrolled={async () => {
          setSecret(undefined);
          announce(m.authenticator_replaced());
          await revalidate();
        }}
      />
    );
  }
  return (
    <PasswordForm
      text={m.authenticator_replace_text()}
      submitText={m.authenticator_replace()}
      onSend={async (password) => setSecret(await beginAuthenticator(password))}
    />
  );
}

function RecoveryCodes() {
  const [codes, setCodes] = useState<readonly string[]>();
  const { revalidate } = useRevalidator();
  if (codes === undefined) {
    return (
      <PasswordForm
        text={m.recovery_new_text()}
        submitText={m.recovery_new()}
        onSend={async (password) => setCodes((await newRecoveryCodes(password)).recoveryCodes)}
      />
    );
  }
  return (
    <Form
      rules={{ stored: (value) => (value === "" ? m.recovery_unconfirmed() : undefined) }}
      submitText={m.recovery_done()}
      onSend={async () => {
        setCodes(undefined);
        await revalidate();
      }}
    >
      <RecoveryCodeList codes={codes} />
      <CheckField name="stored" label={m.recovery_confirm()} />
    </Form>
  );
}

interface PasswordFormProps {
  readonly text: string;
  readonly submitText: string;
  readonly onSend: (password: string) => Promise<void>;
}

/** Asks for the password again. */
function PasswordForm({ text, submitText, onSend }: PasswordFormProps) {
  return (
    <>
      <p className="measure">{text}</p>
      <Form
        rules={{ current: required }}
        submitText={submitText}
        isPrimary={false}
        onSend={(values) => onSend(textOf(values, "current"))}
      >
        <CurrentPassword />
      </Form>
    </>
  );
}

function CurrentPassword() {
  return (
    <TextField
      name="current"
      type="password"
      label={m.field_current_password_label()}
      autoComplete="current-password"
    />
  );
}
