import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const place = css({ display: 'contents' });

const ATTRIBUTE = 'data-opens-video';

export type VideoOpenerProps = { id: string; children: ReactNode };

/** Marks the button that opens a video, wherever in its row or card that stands. */
export const VideoOpener = ({ id, children }: VideoOpenerProps) => (
  <span css={place} {...{ [ATTRIBUTE]: id }}>
    {children}
  </span>
);

/** Gives the focus to the button that opens a video; a list that does not show it has none. */
export const focusVideo = (id: string): void => {
  document
    .querySelector<HTMLElement>(`[${ATTRIBUTE}=${CSS.escape(id)}] button`)
    ?.focus({ preventScroll: true });
};
