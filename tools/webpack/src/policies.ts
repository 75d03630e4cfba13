import { findTrustedTypesPolicies } from '@portal/shared/release';
import type { Compilation } from 'webpack';
import { isScript } from './chunk-files.ts';

/** The Trusted Types policies that the emitted scripts create; the page's policy allows no others. */
export const findPolicies = (compilation: Compilation): string[] => {
  const names = compilation
    .getAssets()
    .filter(({ name }) => isScript(name))
    .flatMap(({ source }) => findTrustedTypesPolicies(source.source().toString()));
  return [...new Set(names)].toSorted();
};
