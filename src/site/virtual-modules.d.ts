declare module "virtual:bootstrap" {
  /** Address of the built bootstrap file. */
  export const bootstrapUrl: string;
}

declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  const build: ServerBuild;
  export = build;
}
