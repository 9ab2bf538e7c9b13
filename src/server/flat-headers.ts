/** Names and values of headers in turn: the form that costs Node least to send. */
export type FlatHeaders = readonly string[];

/** The same as pairs of name and value. */
export function pairsOf(headers: FlatHeaders): [name: string, value: string][] {
  return headers.flatMap((name, at): [string, string][] =>
    at % 2 === 0 ? [[name, headers[at + 1] ?? ""]] : [],
  );
}
