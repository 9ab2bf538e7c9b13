import { CallFailure } from "./call-failure.ts";

/** A response, from `fetch` or an upload. */
export interface RawResponse {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
}

/** A file to send unchanged, with its own type. */
export interface FileBody {
  readonly file: Blob;
  /** The share sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Aborts it, which fails as "cancelled". */
  readonly signal: AbortSignal;
}

/** A slow upload takes minutes; one without progress for this long is lost. */
const STALL_LIMIT_MS = 60_000;

/** Posts a file with progress, which `fetch` lacks. Throws a {@link CallFailure}. */
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
