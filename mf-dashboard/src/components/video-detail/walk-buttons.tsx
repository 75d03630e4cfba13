import { css } from '@emotion/react';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { IconButton } from '@portal/shared/ui/controls';
import { detailTexts } from './texts.ts';
import type { ListedVideo } from './video-detail.tsx';

/** The look of a disabled button; a really disabled one would drop the focus that pressed it. */
const ended = css({ opacity: 0.42, cursor: 'default' });

export type WalkButtonsProps = {
  previous: ListedVideo | undefined;
  next: ListedVideo | undefined;
  onWalk: (id: string) => void;
};

/** To the videos before and after in the list. */
export const WalkButtons = ({ previous, next, onWalk }: WalkButtonsProps) => {
  const { t } = detailTexts.useTexts();
  const size = useAtomValue(screenClassAtom) === 'mobile' ? 'lg' : 'md';
  const steps = [
    { icon: 'chevron-up', key: 'ArrowUp', label: t('walk.previous'), video: previous },
    { icon: 'chevron-down', key: 'ArrowDown', label: t('walk.next'), video: next },
  ] as const;
  return steps.map(({ icon, key, label, video }) => (
    <IconButton
      key={key}
      icon={icon}
      iconSize={20}
      size={size}
      label={label}
      css={!video && ended}
      aria-keyshortcuts={key}
      aria-disabled={!video}
      onClick={() => video && onWalk(video.id)}
    />
  ));
};
