import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { languageOf } from "../language/match-path.ts";
import { overwriteGetLocale } from "../language/paraglide/runtime.js";

overwriteGetLocale(() => languageOf(location.pathname));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
