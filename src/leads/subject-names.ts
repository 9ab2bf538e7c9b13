import { m } from "#language/paraglide/messages.js";
import type { Subject } from "./accept/form-fields.ts";

export const SUBJECT_NAMES: Readonly<Record<Subject, typeof m.form_subject_eventos>> = {
  "elogios-sugestoes": m.form_subject_elogios_sugestoes,
  eventos: m.form_subject_eventos,
  "trabalhe-conosco": m.form_subject_trabalhe_conosco,
  parcerias: m.form_subject_parcerias,
  "assessoria-imprensa": m.form_subject_assessoria_imprensa,
  outros: m.form_subject_outros,
};
