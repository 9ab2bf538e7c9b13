import type { TemplateContent } from "#content/kinds/template.ts";
import { TEMPLATE_FACTS } from "#content/schemas/template-facts.ts";
import { m } from "../paraglide/messages.js";
import { line, texts } from "../pieces/field-types.tsx";
import { declareKind } from "../pieces/kind.ts";

/** Written as in a template. */
const facts = () => TEMPLATE_FACTS.map((fact) => `{${fact}}`).join(" ");

export const template = declareKind<TemplateContent>({
  path: "templates",
  titleOf: ({ name }) => name || m.template_new(),
  hasNoPage: true,
  isDeletable: () => true,
  list: {
    lead: m.templates_lead,
    none: m.templates_none,
    adding: m.template_new,
  },
})({
  title: m.nav_templates,
  lead: () => m.template_facts({ facts: facts() }),
  fields: {
    name: line(m.column_name, { expected: m.expected_line }),
    subject: texts(m.answer_subject, { expected: m.expected_title }),
    text: texts(m.answer_text, { isLong: true }),
  },
});
