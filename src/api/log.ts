/** The part of a structured logger that rules and services use: fields first, sentence second. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
