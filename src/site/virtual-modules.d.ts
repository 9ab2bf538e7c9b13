declare module "virtual:bootstrap" {
  /** Address of the built bootstrap file. */
  export const bootstrapUrl: string;
  /** Address of the script that asks for cookies and follows the answer. */
  export const consentUrl: string;
  /** Address of the module that starts what was agreed to. */
  export const servicesUrl: string;
}

declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  const build: ServerBuild;
  export = build;
}
