export class TimeLimitError extends Error {
  override name = "TimeLimitError";
}

/** Rejects with {@link TimeLimitError} if the work takes longer than `milliseconds`; the work continues. */
export async function withTimeLimit<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new TimeLimitError(`No response within ${milliseconds} ms`)),
    milliseconds,
  );
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
