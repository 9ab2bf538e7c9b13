import { startNginxWith } from "./nginx-server.ts";
import { startRaw } from "./start-raw.ts";

interface Floor {
  readonly url: string;
  stop(): void | Promise<void>;
}

interface Picture {
  readonly type: string;
  readonly body: Buffer;
}

/**
 * Starts a plain page with few rules and this picture, on nginx or else the raw server. It sends the site's header for
 * which Chromium starts a new process, so that both pages begin alike.
 */
export async function startFloor(picture: Picture | undefined): Promise<Floor> {
  const html = floorPage(picture !== undefined);
  const nginx = await startNginxWith("", `add_header ${OPENER.join(" ")};`, {
    page: html,
    ...(picture && { picture: picture.body }),
  });
  if (nginx !== undefined) return { url: `${nginx.url}/page`, stop: () => nginx.stop() };
  const raw = await startRaw({
    // Matches any query.
    "*": response("text/html; charset=utf-8", Buffer.from(html)),
    ...(picture && { "/picture": response(picture.type, picture.body) }),
  });
  return { url: `${raw.url}/page`, stop: () => void raw.stop() };
}

function response(type: string, body: Buffer) {
  return {
    headers: { "content-type": type, [OPENER[0]]: OPENER[1] },
    body: body.toString("base64"),
  };
}

const OPENER = ["cross-origin-opener-policy", "same-origin-allow-popups"] as const;

const TEXT =
  "Carnes na brasa desde 1957, em São Paulo, no Rio de Janeiro, em Brasília e em Madri. ";

/** Its text is the largest element if it has no picture, as on pages that begin with text. */
function floorPage(hasPicture: boolean): string {
  const picture = '<img src="/picture" alt="" fetchpriority="high">';
  return `<!DOCTYPE html><html lang="pt"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Floor</title>
<style>body{margin:0;font:18px/1.6 Georgia,serif;color:#14110f;background:#f6f1e7}
h1,p{margin:1rem}img{display:block;width:100%;height:60vh;object-fit:cover}</style></head>
<body><h1>Restaurantes</h1>${hasPicture ? picture : ""}<p>${TEXT.repeat(4)}</p>
<details><summary>Horário</summary>${TEXT}</details><p><a href="?other">Outra página</a></p></body></html>`;
}
