import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { guardConsole } from './console-guard.ts';
import { fakeServer } from './fake-api.ts';
import { addAllIcons } from '../ui/icons/index.ts';
import { fillBrowserGaps } from './browser-gaps.ts';
import { skipOwnerStacks } from './owner-stacks.ts';

fillBrowserGaps();
guardConsole();
skipOwnerStacks();
addAllIcons();
// Waiting ends as soon as the screen is there; this is for a busy machine only.
configure({ asyncUtilTimeout: 5_000 });

beforeAll(() => fakeServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  fakeServer.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => fakeServer.close());
