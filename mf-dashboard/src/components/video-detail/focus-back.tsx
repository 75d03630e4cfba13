import { useEffect, useRef } from 'react';
import { focusVideo } from './video-opener.tsx';

export type FocusBackProps = { id: string | undefined };

/**
 * Leads the focus to the video in its list where it would be lost: what a search result opened has no opener any more.
 * Stands inside the modal, whose own way of giving the focus back comes one frame after it has left.
 */
export const FocusBack = ({ id }: FocusBackProps) => {
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
