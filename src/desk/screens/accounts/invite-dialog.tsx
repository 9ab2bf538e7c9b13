import { useState } from "react";
import {
  DESK_LANGUAGES,
  type DeskLanguage,
  type InvitationRequest,
  type NewInvitation,
} from "#accounts/contract.ts";
import { LANGUAGE_NAMES } from "#language/languages.ts";
import { invite, type RestaurantName } from "#desk/api/desk-calls.ts";
import { dateAndTime, deskLanguage } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import { Button } from "#desk/ui/button.tsx";
import { Dialog } from "#desk/ui/dialog.tsx";
import { ChoiceField, TextField } from "#desk/ui/field.tsx";
import { emailRule } from "#desk/ui/email-rule.ts";
import { Form, textOf } from "#desk/ui/form.tsx";
import { Notice } from "#desk/ui/notice.tsx";
import { CopyButton } from "#desk/ui/recovery-code-list.tsx";
import { accessOf, RoleFields } from "./role-fields.tsx";

interface InviteDialogProps {
  readonly restaurants: readonly RestaurantName[];
  readonly onInvited: () => Promise<void>;
  readonly onClose: () => void;
}

/** Invites a person, then shows the link once. */
export function InviteDialog({ restaurants, onInvited, onClose }: InviteDialogProps) {
  const [made, setMade] = useState<NewInvitation>();
  if (made !== undefined) {
    const { link, isMailed, invitation } = made;
    return (
      <Dialog title={m.invited_title({ email: invitation.email })} onClose={onClose}>
        <div className="stack">
          <Notice>{isMailed ? m.invited_mailed() : m.invited_by_hand()}</Notice>
          <p>
            <code className="secret">{link}</code>
          </p>
          <p className="field-hint">
            {m.invited_text({ time: dateAndTime(invitation.expiresAt) })}
          </p>
          <div className="form-buttons">
            <CopyButton text={link} />
            <Button onClick={onClose}>{m.dialog_done()}</Button>
          </div>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={m.invite_title()} onClose={onClose}>
      <Form
        rules={{ email: emailRule }}
        submitText={m.invite_send()}
        onSend={async (values) => {
          setMade(await invite(requestOf(values)));
          await onInvited();
        }}
      >
        <TextField
          name="email"
          type="email"
          label={m.field_email_label()}
          hint={m.invite_email_hint()}
        />
        <RoleFields access={{ role: "editor", restaurants: [] }} restaurants={restaurants} />
        <ChoiceField
          name="language"
          label={m.field_language_label()}
          hint={m.invite_language_hint()}
          defaultValue={deskLanguage()}
          choices={DESK_LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]])}
        />
      </Form>
    </Dialog>
  );
}

function requestOf(values: FormData): InvitationRequest {
  return {
    email: textOf(values, "email").trim(),
    language: textOf(values, "language") as DeskLanguage,
    ...accessOf(values),
  };
}
