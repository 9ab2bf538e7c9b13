import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/site",
  ssr: true,
  serverBuildFile: "start.js",
  // Their client loaders are one line each, and a file of its own costs more.
  splitRouteModules: false,
  // The whole route table is small: sending it at once saves the discovery requests.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
