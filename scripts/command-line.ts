import { parseArgs, type ParseArgsConfig } from "node:util";

/** What the caller typed makes no sense; the message says what. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** Takes a command line apart by the options it may have; throws {@link UsageError}. */
export function parseOrExplain<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
