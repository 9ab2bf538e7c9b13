import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { languageOf } from "#language/match-path.ts";
import { overwriteGetLocale } from "#language/paraglide/runtime.js";
import { hasCome, STYLESHEET } from "./on-intent/bootstrap-contract.ts";
import { provideTrustedTypes } from "./on-intent/trusted-types.ts";
import { watchDrafts } from "./blocks/lead-form/drafts.ts";
import { endureForeignNodes } from "./on-intent/foreign-nodes.ts";
import { HydrationOnly, takeOverUnlessRefused } from "./on-intent/hydration-only.ts";
import { prefetchPages } from "./on-intent/prefetch-pages.ts";

// The build has its own messages; see src/language/page-messages.ts.
if (import.meta.env.DEV) overwriteGetLocale(() => languageOf(location.pathname));
endureForeignNodes();
provideTrustedTypes();
watchDrafts();

void wholeStylesheet().then(() =>
  takeOverUnlessRefused((refuse) => {
    prefetchPages();
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydrationOnly onRefused={refuse}>
            {/* Synchronous: in slices, the next page takes a third longer on a slow phone. */}
            <HydratedRouter useTransitions={false} />
          </HydrationOnly>
        </StrictMode>,
      );
    });
  }),
);

/** Requested by the bootstrap; if it fails, the page stays as it is. */
async function wholeStylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(STYLESHEET);
  if (link === null || hasCome(link)) return;
  await new Promise((resolve) => link.addEventListener("load", resolve, { once: true }));
}
