import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusVideo, isVideoFocused } from './video-opener.tsx';

export type RestoreFocusProps = { id: string | undefined };

/**
 * Focuses the video in its list when the modal closes, unless the video that opened it has the focus again: a search
 * result or an address opens a video from anywhere on the page. Render it inside the modal: the modal restores focus one
 * frame after it was removed, so this waits two frames.
 */
export const RestoreFocus = ({ id }: RestoreFocusProps) => {
  const latest = useRef(id);
  useEffect(() => {
    latest.current = id;
  }, [id]);
  // A layout effect, because other effects are cleaned up any number of frames later on a busy device.
  useLayoutEffect(
    () => () => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (latest.current !== undefined && !isVideoFocused()) focusVideo(latest.current);
        }),
      );
    },
    [],
  );
  return null;
};
