import '@testing-library/jest-dom';
import { configureQueries } from './configure-queries.ts';
import { guardConsole } from './console-guard.ts';
import { fakeServer } from './fake-api.ts';
import { addAllIcons } from '../ui/icons/index.ts';
import { installJsdomPolyfills } from './jsdom-polyfills.ts';
import { skipOwnerStacks } from './owner-stacks.ts';

installJsdomPolyfills();
guardConsole();
skipOwnerStacks();
addAllIcons();
configureQueries();

beforeAll(() => fakeServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  fakeServer.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => fakeServer.close());
