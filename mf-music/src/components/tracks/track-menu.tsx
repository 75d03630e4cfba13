import { paths, useNavigate } from '@portal/shared/routing';
import { IconButton } from '@portal/shared/ui/controls';
import { Menu } from '@portal/shared/ui/overlay';
import { texts } from '../../texts.ts';
import { hyphenateIsrc } from './format-isrc.ts';
import type { Track } from './tracks.api.ts';
import { useIsrcCopied } from './use-isrc-copied.ts';

export type TrackMenuProps = { track: Pick<Track, 'isrc' | 'title'> };

/** The commands of a track besides its buttons: copying its ISRC with hyphens, and the videos that use it. */
export function TrackMenu({ track: { isrc, title } }: TrackMenuProps) {
  const { t } = texts.useTexts();
  const navigate = useNavigate();
  const showCopied = useIsrcCopied();
  const label = t('catalogue.menu.label', { title });
  const hyphenated = hyphenateIsrc(isrc);
  const copyHyphenated = () => {
    navigator.clipboard.writeText(hyphenated).then(
      () => showCopied(hyphenated, true),
      () => showCopied(hyphenated, false),
    );
  };
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="more" label={label} size="sm" />}
      entries={[
        {
          id: 'hyphens',
          icon: 'copy',
          label: t('catalogue.menu.copyHyphens'),
          description: hyphenated,
          onSelect: copyHyphenated,
        },
        {
          id: 'videos',
          icon: 'film',
          label: t('catalogue.menu.videos'),
          onSelect: () => void navigate(paths.reportVideo.href({ q: isrc })),
        },
      ]}
    />
  );
}
