import { expect, test } from "vitest";
import { POST_CLIENTS, POSTED_SITE } from "#tests/post-clients.ts";
import { postSender } from "./post-sender.ts";

test.each(POST_CLIENTS)("%s is %s: %j", (_, sender, headers, siteUrl = POSTED_SITE) => {
  expect(postSender(new Headers(headers), siteUrl)).toBe(sender);
});
