/** A mail as its reader sees it. */
export interface ReadMail {
  /** As they came, unfolded, in order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Decoded. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly raw: string;
}

/** Reads a mail of two alternatives, plain and HTML, as nodemailer writes it. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(valueOf(headers, "content-type"))?.[1] ?? "";
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.trimStart()));
  const contentOf = (type: string) => {
    const part = parts.find((one) => valueOf(one.headers, "content-type").startsWith(type));
    return part ? decodeBody(part.body, valueOf(part.headers, "content-transfer-encoding")) : "";
  };
  return {
    headers,
    subject: decodeWords(valueOf(headers, "subject")),
    text: contentOf("text/plain"),
    html: contentOf("text/html"),
    raw,
  };
}

/** Undoes RFC 2047 in a header's value. */
export function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(word, "base64").toString("latin1")
        : unquote(word.replaceAll("_", " ")),
    )
    .replace(/^.*$/s, (bytes) => Buffer.from(bytes, "latin1").toString());
}

function split(raw: string) {
  const end = raw.indexOf("\r\n\r\n");
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = lines.map((line): readonly [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return { headers, body: raw.slice(end + 4) };
}

function valueOf(headers: ReadMail["headers"], name: string): string {
  return headers.find(([one]) => one.toLowerCase() === name)?.[1] ?? "";
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  if (encoding !== "quoted-printable") return body;
  return Buffer.from(unquote(body.replaceAll("=\r\n", "")), "latin1").toString();
}

/** Quoted-printable to one character for each byte. */
function unquote(text: string): string {
  return text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
