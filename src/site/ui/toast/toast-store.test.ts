import { expect, test } from "vitest";
import { dismissToast, showToast, shownToast } from "./toast-store.ts";

const FAILED = () => "Erro ao enviar";
const SENT = { title: () => "Mensagem enviada!", text: () => "Ok", isError: false };

test("replaces the previous notice, even with the same text", () => {
  showToast(SENT);
  const first = shownToast();
  showToast(SENT);
  expect(shownToast()).not.toBe(first);
  showToast({ ...SENT, title: FAILED, isError: true });
  expect(shownToast()).toMatchObject({ title: FAILED, isError: true });
  dismissToast();
  expect(shownToast()).toBeUndefined();
});
