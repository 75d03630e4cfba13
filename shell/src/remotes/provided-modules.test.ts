import { PROVIDED_MODULES } from '@portal/shared/contract';
import emotion from '@emotion/react/package.json';
import react from 'react';
import { providedModules } from './provided-modules.ts';

it('providedModules contains every provided module of the contract and no other', () => {
  expect(Object.keys(providedModules).sort()).toEqual([...PROVIDED_MODULES].sort());
});

it('providedModules has the installed versions of emotion and React', () => {
  expect(providedModules['@emotion/react'].version).toBe(emotion.version);
  expect(providedModules.react.version).toBe(react.version);
});

it('providedModules provides the shell’s own React instance', () => {
  expect(providedModules.react).toHaveProperty('lib');
  expect('lib' in providedModules.react && providedModules.react.lib()).toMatchObject({
    useState: react.useState,
  });
});
