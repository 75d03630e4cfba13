import { css } from '@emotion/react';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { IconButton } from '@portal/shared/ui/controls';
import { detailTexts } from './texts.ts';
import type { Step } from './use-steps.ts';

/** The look of a disabled button; a really disabled one would drop the focus that pressed it. */
const ended = css({ opacity: 0.42, cursor: 'default' });

export type WalkButtonsProps = {
  hasPrevious: boolean;
  hasNext: boolean;
  onStep: (step: Step) => void;
};

/** To the videos before and after in the list. */
export const WalkButtons = ({ hasPrevious, hasNext, onStep }: WalkButtonsProps) => {
  const { t } = detailTexts.useTexts();
  const size = useAtomValue(screenClassAtom) === 'mobile' ? 'lg' : 'md';
  const steps = [
    { icon: 'chevron-up', key: 'ArrowUp', label: t('walk.previous'), step: -1, isOpen: hasPrevious },
    { icon: 'chevron-down', key: 'ArrowDown', label: t('walk.next'), step: 1, isOpen: hasNext },
  ] as const;
  return steps.map(({ icon, key, label, step, isOpen }) => (
    <IconButton
      key={key}
      icon={icon}
      iconSize={20}
      size={size}
      label={label}
      css={!isOpen && ended}
      aria-keyshortcuts={key}
      aria-disabled={!isOpen}
      onClick={() => isOpen && onStep(step)}
    />
  ));
};
