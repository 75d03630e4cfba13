import { showStartFailure } from './start/start-failure.ts';
import { start } from './start/start.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');

start(root).catch((error: unknown) => {
  showStartFailure(root);
  reportError(error);
});
