import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { languageOf } from "#language/match-path.ts";
import { overwriteGetLocale } from "#language/paraglide/runtime.js";
import { provideTrustedTypes } from "./bootstrap/trusted-types.ts";
import { watchDrafts } from "./blocks/lead-form/drafts.ts";
import { endureForeignNodes } from "./layout/foreign-nodes.ts";
import { prefetchPages } from "./navigation/prefetch-pages.ts";

overwriteGetLocale(() => languageOf(location.pathname));
endureForeignNodes();
provideTrustedTypes();
watchDrafts();
prefetchPages();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
