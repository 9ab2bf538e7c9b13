import { parseOrExplain, UsageError } from "../command-line.ts";

const OPTIONS = {
  form: { type: "string" },
  restaurant: { type: "string" },
  state: { type: "string" },
  email: { type: "string" },
  since: { type: "string" },
  until: { type: "string" },
  limit: { type: "string" },
  all: { type: "boolean" },
  json: { type: "boolean" },
  csv: { type: "boolean" },
  to: { type: "string" },
  parked: { type: "boolean" },
  delivered: { type: "boolean" },
  resend: { type: "boolean" },
  "older-than": { type: "string" },
  yes: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

type Option = keyof typeof OPTIONS;
export type Options = ReturnType<typeof parseOrExplain<typeof OPTIONS>>["values"];

const FILTERS: readonly Option[] = ["form", "restaurant", "state", "email", "since", "until"];

type Command = "list" | "show" | "export" | "redeliver" | "settle" | "erase" | "purge";

/** Which options each command knows, and what else it takes. */
const COMMANDS: Readonly<
  Record<Command, { readonly takes?: string; readonly options: readonly Option[] }>
> = {
  list: { options: [...FILTERS, "limit", "all", "json"] },
  show: { takes: "ID", options: ["json"] },
  export: { options: [...FILTERS, "csv", "json", "to"] },
  redeliver: {
    takes: "ID or --parked",
    options: ["form", "restaurant", "email", "since", "until", "parked"],
  },
  settle: { takes: "ID", options: ["delivered", "resend"] },
  erase: { takes: "EMAIL", options: ["yes"] },
  purge: { options: ["form", "restaurant", "state", "older-than", "yes"] },
};

export interface Request {
  readonly command: Command | "help";
  /** What stands after the command: ids, or an e-mail address. */
  readonly subjects: readonly string[];
  readonly options: Options;
}

/** Understands a command line; throws {@link UsageError}. */
export function readArguments(args: readonly string[]): Request {
  const { values, positionals } = parseOrExplain(args, OPTIONS);
  const [command, ...subjects] = positionals;
  if (values.help || command === "help") return { command: "help", subjects, options: values };
  if (command === undefined) throw new UsageError("A command is missing.");
  if (!isCommand(command)) throw new UsageError(`There is no command "${command}".`);
  const { options, takes } = COMMANDS[command];
  for (const name of Object.keys(values)) {
    if (!options.some((one) => one === name))
      throw new UsageError(`${command} knows no --${name}.`);
  }
  if (takes === undefined && subjects.length > 0) {
    throw new UsageError(`${command} takes no "${subjects.join(" ")}".`);
  }
  if (takes !== undefined && subjects.length === 0 && !values.parked) {
    throw new UsageError(`${command} needs ${takes}.`);
  }
  if (subjects.length > 1 && command !== "redeliver") {
    throw new UsageError(`${command} takes one ${takes} only.`);
  }
  return { command, subjects, options: values };
}

function isCommand(name: string): name is Command {
  return Object.hasOwn(COMMANDS, name);
}
