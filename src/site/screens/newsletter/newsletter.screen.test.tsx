import { expect, test } from "vitest";
import { createRoutesStub } from "react-router";
import { renderToStaticMarkup } from "react-dom/server";
import type { FormResult } from "#site/blocks/lead-form/form-result.ts";
import { NewsletterScreen } from "./newsletter.screen.tsx";

function pageAfter(values: Record<string, string>): string {
  const actionResult: FormResult = {
    status: "wrong",
    message: "",
    errors: { email: "Email inválido" },
    values,
  };
  const path = "/es/newsletter";
  const Stub = createRoutesStub([
    { path, Component: () => <NewsletterScreen actionResult={actionResult} /> },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={[path]} />);
}

test("a sign-up that was asked for the e-mail alone is asked for no more afterwards", () => {
  expect(pageAfter({ email: "maria@" })).not.toContain('name="name"');
  expect(pageAfter({ name: "M", email: "maria@" })).toContain('name="name"');
});
