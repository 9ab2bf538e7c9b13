import "./styles.css";
import { MantineProvider } from "@mantine/core";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { startLanguage } from "./language/desk-language.ts";
import { createDeskRouter } from "./routes.tsx";
import { takeInvitationToken } from "./session/invitation-token.ts";
import { KIT_THEME } from "./ui/kit-theme.ts";

// The desk's first script.

startLanguage();
// Before anything else reads or stores the URL.
takeInvitationToken();
const root = document.querySelector("#root");
if (root !== null)
  createRoot(root).render(
    <MantineProvider
      theme={KIT_THEME}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <RouterProvider router={createDeskRouter()} />
    </MantineProvider>,
  );
