import { css } from '@emotion/react';
import { Link, paths } from '@portal/shared/routing';
import { when } from '@portal/shared/theme';
import { rowTarget, trackTitle } from './track-row.styles.ts';
import type { Track } from './tracks.api.ts';

const link = css([
  trackTitle,
  rowTarget,
  { textDecoration: 'none', [when.hover]: { '&:hover': { textDecoration: 'underline' } } },
]);

export type TrackLinkProps = { track: Pick<Track, 'isrc' | 'title'> };

/** The title of a track in a row, which leads to its page. */
export function TrackLink({ track: { isrc, title } }: TrackLinkProps) {
  return (
    <Link css={link} to={paths.track.href({ isrc })} title={title}>
      {title}
    </Link>
  );
}
