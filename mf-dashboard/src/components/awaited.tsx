import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Skeleton } from '@portal/shared/ui/feedback';

const place = css({ display: 'grid', '& > *': { gridArea: '1 / 1' } });
/** Keeps the place of what is to come; nobody sees or hears it. */
export const awaited = css({ visibility: 'hidden' });

export type AwaitedProps = {
  /** What it will look like, as far as anybody knows. Nobody sees or hears it. */
  children: ReactNode;
};

/** A placeholder as large as what it stands for, in every language and font, so that nothing moves when that comes. */
export const Awaited = ({ children }: AwaitedProps) => (
  <div css={place}>
    <Skeleton height="100%" />
    <div css={awaited} aria-hidden>
      {children}
    </div>
  </div>
);
