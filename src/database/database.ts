import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Channel } from "./channels.ts";

interface Rows<Row> {
  readonly rows: Row[];
}

/** Result of raw SQL from both drivers, as drizzle's types require it. */
interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<this["row"]>;
}

/** A drizzle instance or one of its transactions. */
export type Orm = PgDatabase<RowsResult>;

export interface Database {
  readonly engine: "pglite" | "postgres";
  readonly orm: Orm;
  /** Rejects after three seconds without a response. */
  ping(): Promise<void>;
  /** Returns the content revision as text; "0" before the first import. */
  contentRevision(): Promise<string>;
  /**
   * Calls the single listener with each new revision from any process, until closed. Survives lost
   * connections and reports what was missed.
   */
  onContentChange(listener: (revision: string) => void): Promise<void>;
  /**
   * Calls the channel's single listener with each message from any process, and with an empty one
   * when it may have missed messages. Begins with {@link onContentChange}.
   */
  onMessage(channel: Channel, listener: (payload: string) => void): void;
  close(): Promise<void>;
}
