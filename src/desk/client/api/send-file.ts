import { CallFailure } from "./call-failure.ts";

/** What a response says, however it was asked for. */
export interface RawResponse {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
}

/** A file to send as it is, with the type that it has. */
export interface FileBody {
  readonly file: Blob;
  /** How much of it has gone out, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Ends it; it then fails as "cancelled". */
  readonly signal: AbortSignal;
}

/** A slow connection takes minutes for a file; one that moves nothing for so long is gone. */
const STALL_LIMIT_MS = 60_000;

/** Posts a file and says how far it is, which `fetch` cannot. Throws a {@link CallFailure}. */
export function sendFile(url: string, { file, onProgress, signal }: FileBody) {
  return new Promise<RawResponse>((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new CallFailure("too-slow"));
        request.abort();
      }, STALL_LIMIT_MS);
    };
    const end = () => clearTimeout(timer);
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      wait();
      onProgress(total === 0 ? 0 : loaded / total);
    });
    request.addEventListener("load", () =>
      resolve({
        status: request.status,
        retryAfter: request.getResponseHeader("Retry-After"),
        text: request.responseText,
      }),
    );
    request.addEventListener("error", () => reject(new CallFailure("unreachable")));
    request.addEventListener("abort", () => reject(new CallFailure("cancelled")));
    request.addEventListener("loadend", end);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.open("POST", url);
    request.setRequestHeader("Accept", "application/json");
    request.setRequestHeader("Content-Type", file.type || "application/octet-stream");
    if (signal.aborted) return reject(new CallFailure("cancelled"));
    request.send(file);
    return wait();
  });
}
