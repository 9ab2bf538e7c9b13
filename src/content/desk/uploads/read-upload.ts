import { createBoundedProcess } from "#runtime/concurrency/bounded-process.ts";
import { WorkerFailedError } from "#runtime/concurrency/bounded-worker.ts";
import type { UnusablePicture } from "./media-contract.ts";
import { type Log, redactedError } from "#runtime/logging/log.ts";
import type { decodePicture, NewPictureFile, PictureFormat } from "./decode-picture.ts";

export class UnusablePictureError extends Error {
  override name = "UnusablePictureError";
  readonly reason: UnusablePicture;
  constructor(reason: UnusablePicture) {
    super(`The picture cannot be used: ${reason}`);
    this.reason = reason;
  }
}

/** Ten times the duration of the largest AVIF on an idle machine. */
const TIME_LIMIT_MS = 30_000;
/** Half of a container's memory (compose.yaml). */
const MEMORY_LIMIT_MB = 512;
const QUEUE_TIMEOUT_MS = 20_000;

/**
 * Returns a function that decodes an upload into the stored file, in a separate process. Rejects
 * with an {@link UnusablePictureError}, or a `QueueTimeoutError` if too many uploads wait.
 */
export function createUploadReader(log: Log): (upload: Uint8Array) => Promise<NewPictureFile> {
  const decode = createBoundedProcess<
    Parameters<typeof decodePicture>[0],
    Awaited<ReturnType<typeof decodePicture>>
  >({
    file: "./src/content/desk/uploads/decode-process.ts",
    timeLimitMs: TIME_LIMIT_MS,
    memoryLimitMb: MEMORY_LIMIT_MB,
    queueTimeoutMs: QUEUE_TIMEOUT_MS,
  });
  return async (upload) => {
    const format = formatOf(upload);
    if (format === undefined) throw new UnusablePictureError("format");
    const result = await decode({ upload, format }).catch((error: unknown) => {
      if (!(error instanceof WorkerFailedError)) throw error;
      log.warn(
        { format, bytes: upload.length, reason: redactedError(error) },
        "Upload not decoded",
      );
      return "too-many-pixels" as const;
    });
    if (typeof result === "string") throw new UnusablePictureError(result);
    return result;
  };
}

/** Returns the format by the first bytes, so that no other format's decoder sees the file. */
function formatOf(bytes: Uint8Array): PictureFormat | undefined {
  const start = Buffer.from(bytes.subarray(0, 32)).toString("latin1");
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^RIFF.{4}WEBP/s.test(start)) return "webp";
  return /^.{4}ftyp.{0,20}avi[fs]/s.test(start) ? "heif" : undefined;
}
