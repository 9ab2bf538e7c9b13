import { expect, test } from "vitest";
import { POST_CLIENTS, POSTED_SITE } from "#tests/post-clients.ts";
import { postSender } from "./post-sender.ts";

// Rule 7.8.
test("recognizes each client's sender", () => {
  for (const [title, sender, headers, siteUrl = POSTED_SITE] of POST_CLIENTS) {
    expect.soft(postSender(new Headers(headers), siteUrl), title).toBe(sender);
  }
});
