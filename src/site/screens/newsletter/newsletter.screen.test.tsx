import { expect, test } from "vitest";
import { renderPage } from "#tests/render-page.ts";
import type { FormResult } from "#site/blocks/lead-form/form-result.ts";
import { NewsletterScreen } from "./newsletter.screen.tsx";

function pageAfter(values: Record<string, string>) {
  const actionResult: FormResult = {
    status: "wrong",
    message: "",
    errors: { email: "Email inválido" },
    values,
  };
  return renderPage("/es/newsletter", <NewsletterScreen actionResult={actionResult} />);
}

test("a sign-up that was asked for the e-mail alone is asked for no more afterwards", () => {
  const short = pageAfter({ email: "maria@" });
  expect(short.getByLabelText("Correo electrónico")).toHaveValue("maria@");
  expect(short.queryByLabelText("Nombre")).not.toBeInTheDocument();
  expect(pageAfter({ name: "M", email: "maria@" }).getByLabelText("Nombre")).toHaveValue("M");
});
