import { connectDatabase } from "#database/connect.server.ts";
import { prepareDatabase } from "#database/seed.ts";

// Makes the data folder of its argument as a first start leaves it; sites of the tests start from copies.
const [, , dataDir = ""] = process.argv;
const database = await connectDatabase({ dataDir });
await prepareDatabase(database);
await database.close();
