declare module "virtual:bootstrap" {
  /** URL of the built bootstrap file. */
  export const bootstrapUrl: string;
  /** URL of the script that asks for consent and applies it. */
  export const consentUrl: string;
  /** URL of the module that starts accepted services. */
  export const servicesUrl: string;
}

declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  const build: ServerBuild;
  export = build;
}
