import type { ServerResponse } from "node:http";
import type { Context } from "hono";

/**
 * The body of a response that is sent piece by piece as `pieces` gives them. Where that throws, the
 * connection is destroyed, so that the client's download fails: Node's host would write the error's text behind
 * the pieces that went out and end the response as if it were whole. `onFailed` is told first.
 * Where the client leaves, `pieces` is ended by its `return`.
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
    // Nothing is read before it is wanted: an export counts what went out.
    { highWaterMark: 0 },
  );
}
