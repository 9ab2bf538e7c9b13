import { expect, test } from "vitest";
import { renderPage } from "#tests/render-page.ts";
import { NewsletterScreen } from "./newsletter.screen.tsx";

function pageAfter(values: Record<string, string>) {
  const errors = { email: "Email inválido" };
  const actionResult = { status: "wrong", message: "", errors, values } as const;
  return renderPage("/es/newsletter", <NewsletterScreen actionResult={actionResult} />);
}

test("a sign-up that was asked for the e-mail alone is asked for no more afterwards", () => {
  const short = pageAfter({ email: "maria@" });
  expect(short.getByLabelText("Correo electrónico")).toHaveValue("maria@");
  expect(short.queryByLabelText("Nombre")).not.toBeInTheDocument();
  expect(pageAfter({ name: "M", email: "maria@" }).getByLabelText("Nombre")).toHaveValue("M");
});
