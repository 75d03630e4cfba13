import { useEffect, useRef } from 'react';
import { focusVideo } from './video-opener.tsx';

export type RestoreFocusProps = { id: string | undefined };

/**
 * Focuses the video in its list when the modal closes without an opener, as after opening a search result. Render it
 * inside the modal: the modal restores focus one frame after it was removed, so this waits two frames.
 */
export const RestoreFocus = ({ id }: RestoreFocusProps) => {
  const latest = useRef(id);
  useEffect(() => {
    latest.current = id;
  }, [id]);
  useEffect(
    () => () => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const video = latest.current;
          if (video !== undefined && document.activeElement === document.body) focusVideo(video);
        }),
      );
    },
    [],
  );
  return null;
};
