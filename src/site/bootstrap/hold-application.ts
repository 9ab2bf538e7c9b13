import { APPLICATION_TYPE } from "./bootstrap-contract.ts";

const PRELOADS = /<link rel="modulepreload"[^>]*>/g;
const MODULE_SCRIPT = /<script( nonce="[^"]*")? type="module" async="">/;

/** Keeps the browser from fetching React until the bootstrap wakes it. */
export function holdApplication(html: string): string {
  return html.replace(PRELOADS, "").replace(MODULE_SCRIPT, `<script$1 type="${APPLICATION_TYPE}">`);
}
