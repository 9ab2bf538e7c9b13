import { expect, test } from "vitest";
import { LANGUAGES } from "#language/languages.ts";
import { m } from "../paraglide/messages.js";

test.each(LANGUAGES)(
  "no button that leaves a dialog sounds like closing a restaurant in %s",
  (locale) => {
    const closes = m.today_closed_confirm({}, { locale });
    const [verb = ""] = closes.split(" ");
    for (const leaves of [m.dialog_close({}, { locale }), m.dialog_cancel({}, { locale })]) {
      expect(leaves).not.toMatch(new RegExp(`^${verb}`, "i"));
    }
  },
);
