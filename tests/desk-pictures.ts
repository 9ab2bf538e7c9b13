import { expect } from "vitest";
import type { PictureWithUses } from "#content/desk/uploads/media-contract.ts";
import { aPhotograph } from "./builders/uploaded-picture.ts";
import type { Browser } from "./desk-browser.ts";

export const JPEG = { "Content-Type": "image/jpeg" };
export const UPLOADED_SIZE = { width: 900, height: 600 };

export async function uploadPicture(
  browser: Browser,
  query = "?kind=photograph",
): Promise<PictureWithUses> {
  const file = await aPhotograph(UPLOADED_SIZE).jpeg().toBuffer();
  const { status, body } = await browser.call("POST", `/media${query}`, file, JPEG);
  expect(status).toBe(201);
  return body;
}

export function changePicture(browser: Browser, picture: PictureWithUses, changes: object = {}) {
  const { id, isIllustration, credit, focus, restaurant, texts, changedAt: seen } = picture;
  const now = { isIllustration, credit, focus, restaurant, texts, seen };
  return browser.put(`/media/${id}`, { ...now, ...changes });
}

/** Replaces a picture's file by one of 800 × 1200 pixels. */
export async function replacePicture(
  browser: Browser,
  { id, changedAt }: PictureWithUses,
  kind = "photograph",
) {
  const file = await aPhotograph({ width: 800, height: 1200 }).jpeg().toBuffer();
  const query = `?kind=${kind}&seen=${changedAt}`;
  return browser.call("POST", `/media/${id}/replace${query}`, file, JPEG);
}

export const restoreFile = (browser: Browser, { id, changedAt: seen }: PictureWithUses) =>
  browser.post(`/media/${id}/restore`, { seen });
