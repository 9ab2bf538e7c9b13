import { MINIMUM_PASSWORD } from "#desk/contract.ts";
import { m } from "../paraglide/messages.js";
import { TextField } from "./field.tsx";
import type { FieldRule } from "./form.tsx";

/** The rules of {@link NewPasswordFields}. */
export const newPassword: Readonly<Record<string, FieldRule>> = {
  password: (value) =>
    [...value].length < MINIMUM_PASSWORD
      ? m.field_password_short({ count: MINIMUM_PASSWORD })
      : undefined,
};

/** A new password. It is typed once, for password managers and because it can be set anew. */
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
