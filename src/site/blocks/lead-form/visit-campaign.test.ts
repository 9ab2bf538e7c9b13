import { expect, test } from "vitest";
import { visitCampaign } from "./post-lead.ts";

const FIRST = "?utm_source=revista&utm_medium=qr&fbclid=1";

// Rule 6.7.
test("the URL of the page wins as a whole over the first one of the visit", () => {
  expect(visitCampaign("?utm_source=mail&restaurant=x", () => FIRST)).toEqual({
    utm_source: "mail",
  });
});

test("without a campaign in the URL the first one of the visit counts", () => {
  expect(visitCampaign("?restaurant=x", () => FIRST)).toEqual({
    utm_source: "revista",
    utm_medium: "qr",
  });
  expect(visitCampaign("?utm_source=", () => FIRST)).toEqual({
    utm_source: "revista",
    utm_medium: "qr",
  });
});

test("no campaign, and storage that is forbidden, are no campaign", () => {
  expect(visitCampaign("", () => null)).toEqual({});
  const forbidden = () => {
    throw new Error("SecurityError");
  };
  expect(visitCampaign("", forbidden)).toEqual({});
});
