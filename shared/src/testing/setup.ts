import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { guardConsole } from './console-guard.ts';
import { fakeServer } from './fake-api.ts';
import { addAllIcons } from '../ui/icons/index.ts';
import { installJsdomPolyfills } from './jsdom-polyfills.ts';
import { skipOwnerStacks } from './owner-stacks.ts';

installJsdomPolyfills();
guardConsole();
skipOwnerStacks();
addAllIcons();
// Only an upper bound for a busy machine: waiting ends as soon as the element is found.
configure({ asyncUtilTimeout: 5_000 });

beforeAll(() => fakeServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  fakeServer.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => fakeServer.close());
