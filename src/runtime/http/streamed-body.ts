import type { ServerResponse } from "node:http";
import type { Context } from "hono";

/**
 * Streams `pieces` as a response body. If they throw, calls `onFailed` and destroys the connection, because Node's
 * adapter would append the error's text and end the response as complete. If the client leaves, calls `pieces.return`.
 */
export function streamedBody(
  context: Context,
  pieces: AsyncGenerator<Uint8Array>,
  onFailed: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const { outgoing } = (context.env ?? {}) as { readonly outgoing?: ServerResponse };
  let hasLeft = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.next();
          if (hasLeft) return;
          if (done === true) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          onFailed(error);
          if (outgoing === undefined) controller.error(new Error("Broken off"));
          else outgoing.destroy();
        }
      },
      async cancel() {
        hasLeft = true;
        await pieces.return(undefined);
      },
    },
    // Reads nothing in advance: an export counts what was sent.
    { highWaterMark: 0 },
  );
}
