import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Bodies } from "./cached-response.ts";

const COMPRESSIBLE = /^(text\/|application\/([\w.-]+\+)?(json|xml)\b)/;

/** Compresses a body at the highest quality, because it is sent often. */
export async function compressBody(
  identity: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Bodies> {
  if (!COMPRESSIBLE.test(contentType)) return { identity };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    promisify(gzip)(identity),
  ]);
  return { br: new Uint8Array(br), gzip: new Uint8Array(zipped), identity };
}
