import { MOST } from "#content/schemas/content-maxima.ts";
import type { RedirectsContent } from "#content/kinds/redirects.ts";
import { m } from "../paraglide/messages.js";
import { list, record } from "../pieces/composed-fields.tsx";
import { link } from "../pieces/field-types.tsx";
import { declareKind } from "../pieces/kind.ts";

/** Redirects of former pages. */
export const redirects = declareKind<RedirectsContent>({
  path: "redirects",
  titleOf: () => m.nav_redirects(),
  lead: m.redirects_lead,
  isThereBefore: true,
  hasNoPage: true,
})({
  title: m.addresses_title,
  fields: {
    redirects: list<RedirectsContent["redirects"][number]>(m.addresses_title, {
      hint: m.redirects_hint,
      item: record({
        from: link(m.redirect_from, {
          hint: m.redirect_from_hint,
          expected: m.expected_redirect_from,
        }),
        to: link(m.redirect_to, { hint: m.redirect_to_hint, expected: m.expected_redirect_to }),
      }),
      maximum: MOST.redirects,
      nameOf: ({ from }) => from,
      numbered: m.redirect_number,
      addText: m.redirect_add,
      isFolding: true,
    }),
  },
});
