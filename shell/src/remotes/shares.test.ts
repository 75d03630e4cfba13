import { PROVIDED_MODULES } from '@portal/shared/contract';
import emotion from '@emotion/react/package.json';
import react from 'react';
import { shares } from './shares.ts';

it('hands over every module of the contract and no other', () => {
  expect(Object.keys(shares).sort()).toEqual([...PROVIDED_MODULES].sort());
});

it('names the versions that are installed', () => {
  expect(shares['@emotion/react'].version).toBe(emotion.version);
  expect(shares.react.version).toBe(react.version);
});

it('hands over the shell’s own React', () => {
  expect(shares.react).toHaveProperty('lib');
  expect('lib' in shares.react && shares.react.lib()).toMatchObject({ useState: react.useState });
});
