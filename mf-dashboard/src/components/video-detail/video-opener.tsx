import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const place = css({ display: 'contents' });

const ATTRIBUTE = 'data-opens-video';

export type VideoOpenerProps = { id: string; children: ReactNode };

/** Marks the button that opens a video, wherever it is in a row or card. */
export const VideoOpener = ({ id, children }: VideoOpenerProps) => (
  <span css={place} {...{ [ATTRIBUTE]: id }}>
    {children}
  </span>
);

/** Focuses the button that opens a video; does nothing when the list does not show it. */
export const focusVideo = (id: string): void => {
  document
    .querySelector<HTMLElement>(`[${ATTRIBUTE}=${CSS.escape(id)}] button`)
    ?.focus({ preventScroll: true });
};

/** Whether the button of a listed video has the focus. */
export const isVideoFocused = (): boolean =>
  document.activeElement?.closest(`[${ATTRIBUTE}]`) instanceof HTMLElement;
