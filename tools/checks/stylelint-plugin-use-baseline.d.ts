declare module "stylelint-plugin-use-baseline" {
  import type { Plugin } from "stylelint";

  const plugin: Plugin;
  export default plugin;
}
