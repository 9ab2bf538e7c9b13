import { expect, test } from "vitest";
import { spamSignal } from "./new-lead.ts";

const POST = { remarks: "", name: "Maria Silva", message: "Mesa para dois, por favor." };

test.each([
  ["an ordinary post", POST],
  ["a post without script, so without a time", { ...POST, elapsed: undefined }],
  ["a post after a while", { ...POST, elapsed: 500 }],
  ["a post from a page that was open for days", { ...POST, elapsed: 1e9 }],
  ["a plain URL in the message", { ...POST, message: "Vejam https://example.com/festa" }],
  ["a newsletter post", { remarks: "", name: "" }],
])("does not suspect %s", (_, post) => {
  expect(spamSignal(post)).toBe("");
});

test.each([
  ["campo oculto preenchido", { ...POST, remarks: "https://spam.example" }],
  ["enviado rápido demais", { ...POST, elapsed: 499 }],
  ["enviado rápido demais", { ...POST, elapsed: 0 }],
  ["enviado rápido demais", { ...POST, elapsed: -5 }],
  ["endereço no nome", { ...POST, name: "Win http://spam.example" }],
  ["endereço no nome", { ...POST, name: "WWW.spam.example" }],
  ["mensagem com links em código", { ...POST, message: "[url=http://spam.example]go[/url]" }],
  ["mensagem com links em código", { ...POST, message: '<A  HREF="http://spam.example">go</a>' }],
])("gives '%s' as the reason for %j", (reason, post) => {
  expect(spamSignal(post)).toBe(`Suspeita de spam: ${reason}`);
});
