import { css } from '@emotion/react';
import { useQuery } from '@portal/shared/http';
import { token } from '@portal/shared/theme';
import { IconButton } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import type { Track } from '../tracks/tracks.api.ts';
import { favouritesQuery } from './favourites.api.ts';
import { useFavouriteToggle } from './use-favourite-toggle.ts';

const favourite = css({ color: token.color.warnDot });

export type FavouriteButtonProps = { track: Track };

/** The star that adds a track to the favourites or removes it. */
export function FavouriteButton({ track }: FavouriteButtonProps) {
  const { t, language } = texts.useTexts();
  const { data: isListed } = useQuery({
    ...favouritesQuery(language),
    select: ({ items }) => items.some(({ isrc }) => isrc === track.isrc),
  });
  const toggle = useFavouriteToggle();
  const isFavourite = isListed ?? track.is_favourite;
  return (
    <IconButton
      css={isFavourite && favourite}
      icon="star"
      size="sm"
      iconSize={18}
      label={t('favourites.toggle', { title: track.title })}
      isPressed={isFavourite}
      isFilled={isFavourite}
      onClick={() => toggle(track, !isFavourite)}
    />
  );
}
