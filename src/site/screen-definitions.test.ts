import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { SCREEN_NAMES } from "#language/screens.ts";
import { SCREEN_DEFINITIONS } from "./screen-definitions.server.ts";
import manifest from "./ui/picture/image-manifest.json" with { type: "json" };

test("gives every screen a route module and a card with an existing picture", () => {
  for (const screen of SCREEN_NAMES) {
    const definition = SCREEN_DEFINITIONS[screen];
    expect(existsSync(`src/site/${definition.module}`), definition.module).toBe(true);
    if (!("ogImage" in definition)) continue;
    expect(Object.keys(manifest)).toContain(definition.ogImage.image.replace("/images/", ""));
  }
});
