import { Hono } from "hono";
import { LANGUAGES } from "#language/languages.ts";
import type { OwnDataAccess } from "#leads/own-data/own-data-access.ts";

const TYPES = {
  json: "application/json; charset=utf-8",
  txt: "text/plain; charset=utf-8",
} as const;

/**
 * `GET /own-data/{language}.json` and `….txt`: the data that the token's link shows, as a file.
 * Never cached.
 */
export function ownDataFiles(ownData: Pick<OwnDataAccess, "open" | "file">) {
  return new Hono().get("/:file", async (context) => {
    context.header("Cache-Control", "no-store");
    context.header("X-Robots-Tag", "noindex");
    context.header("Referrer-Policy", "no-referrer");
    const [name = "", ending = ""] = context.req.param("file").split(".");
    const language = LANGUAGES.find((one) => one === name);
    const type = ending === "json" || ending === "txt" ? ending : undefined;
    const email =
      language && type ? await ownData.open(context.req.query("token") ?? "") : undefined;
    if (language === undefined || type === undefined || email === undefined) {
      return context.text("Not found", 404);
    }
    return context.body(await ownData.file({ email, language }, type), 200, {
      "Content-Type": TYPES[type],
      "Content-Disposition": `attachment; filename="rubaiyat.${type}"`,
    });
  });
}
