import { afterEach, expect, test, vi } from "vitest";
import { visitCampaign } from "./post-lead.ts";

const FIRST = "?utm_source=revista&utm_medium=qr&fbclid=1";

afterEach(() => vi.unstubAllGlobals());

/** The campaign of a page whose visit has this in its storage. */
function campaignOf(search: string, stored: () => string | null = () => FIRST) {
  vi.stubGlobal("sessionStorage", { getItem: stored });
  return visitCampaign(search);
}

// Rule 6.7.
test("the URL of the page wins as a whole over the first one of the visit", () => {
  expect(campaignOf("?utm_source=mail&restaurant=x")).toEqual({ utm_source: "mail" });
});

test("without a campaign in the URL the first one of the visit counts", () => {
  const first = { utm_source: "revista", utm_medium: "qr" };
  expect(campaignOf("?restaurant=x")).toEqual(first);
  expect(campaignOf("?utm_source=")).toEqual(first);
});

test("no campaign, and storage that is forbidden, are no campaign", () => {
  expect(campaignOf("", () => null)).toEqual({});
  const forbidden = () => {
    throw new Error("SecurityError");
  };
  expect(campaignOf("", forbidden)).toEqual({});
});
