import { defineConfig } from "drizzle-kit";

// `drizzle-kit generate --name what-changed` writes the next migration; the start applies it.
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/database/schema",
  out: "./src/database/migrations",
});
