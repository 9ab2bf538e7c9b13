import fc from "fast-check";
import { inject } from "vitest";

// By day the same examples each time: what a new one finds is looked for by night, and holds up no landing.
if (!inject("isNight")) fc.configureGlobal({ seed: 6 });
