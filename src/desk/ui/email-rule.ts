import { readEmail } from "#language/email-address.ts";
import { m } from "../paraglide/messages.js";
import type { FieldRule } from "./form.tsx";

export const emailRule: FieldRule = (value) =>
  readEmail(value) === undefined ? m.field_email() : undefined;
