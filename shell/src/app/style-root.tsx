import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

// By CSSOM only: the content security policy lets an empty style element in and no text into it.
const cache = createCache({ key: 'p', speedy: true });

export type StyleRootProps = { children: ReactNode };

/** The one place that the styles of shell and remotes go to. */
export function StyleRoot({ children }: StyleRootProps) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
