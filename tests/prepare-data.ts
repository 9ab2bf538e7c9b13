import { connectDatabase } from "#database/connect.server.ts";
import { prepareDatabase } from "#content/store/seed.ts";

// Prepares a data folder like a first start; test sites copy it.
const [, , dataDir = ""] = process.argv;
const database = await connectDatabase({ dataDir });
await prepareDatabase(database);
await database.close();
