import { publishToDomains } from '../src/releases/release/index.ts';
import { runServer } from '../src/server.ts';

// As `npm start` does, with the folders of the builds as arguments.
await runServer(async (app) => {
  await publishToDomains(app, process.argv.slice(2));
});
