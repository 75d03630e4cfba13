import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { followTextSize } from '@portal/shared/theme';
import type { ReactNode } from 'react';

// `speedy` inserts rules through CSSOM; the content security policy refuses text inside a style element.
const cache = followTextSize(createCache({ key: 'p', speedy: true }));

export type StyleRootProps = { children: ReactNode };

/** Provides the one emotion cache, which inserts the styles of the shell and of all remotes. */
export function StyleRoot({ children }: StyleRootProps) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
