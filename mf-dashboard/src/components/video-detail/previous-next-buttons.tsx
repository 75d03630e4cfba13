import { css } from '@emotion/react';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { IconButton } from '@portal/shared/ui/controls';
import { detailTexts } from './texts.ts';
import type { Step } from './use-navigate-to-neighbour.ts';

/** The style of a disabled button; `disabled` itself would drop the focus. */
const disabled = css({ opacity: 0.42, cursor: 'default' });

export type PreviousNextButtonsProps = {
  hasPrevious: boolean;
  hasNext: boolean;
  onStep: (step: Step) => void;
};

/** Buttons to the previous and next video of the list. */
export const PreviousNextButtons = ({ hasPrevious, hasNext, onStep }: PreviousNextButtonsProps) => {
  const { t } = detailTexts.useTexts();
  const size = useAtomValue(screenClassAtom) === 'mobile' ? 'lg' : 'md';
  const steps = [
    { icon: 'chevron-up', key: 'ArrowUp', label: t('walk.previous'), step: -1, isEnabled: hasPrevious },
    { icon: 'chevron-down', key: 'ArrowDown', label: t('walk.next'), step: 1, isEnabled: hasNext },
  ] as const;
  return steps.map(({ icon, key, label, step, isEnabled }) => (
    <IconButton
      key={key}
      icon={icon}
      iconSize={20}
      size={size}
      label={label}
      css={!isEnabled && disabled}
      aria-keyshortcuts={key}
      aria-disabled={!isEnabled}
      onClick={() => isEnabled && onStep(step)}
    />
  ));
};
