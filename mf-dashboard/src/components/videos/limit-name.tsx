import { css } from '@emotion/react';
import { touchTarget } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';

/** Limits the page to the videos of a channel or with a track. */
export type LimitTo = (limit: { channel?: string; track?: string }) => void;

const press = css({
  position: 'relative',
  padding: 0,
  border: 0,
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  maxWidth: '100%',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  ...touchTarget,
});

export type LimitNameProps = {
  name: string;
  /** Without it the name is no button. */
  onPress: (() => void) | undefined;
  className?: string;
};

/** A name that limits the page to what has it. */
export const LimitName = ({ name, onPress, className }: LimitNameProps) => {
  const { t } = texts.useTexts();
  if (!onPress) return <span className={className}>{name}</span>;
  const label = t('filters.only', { name });
  return (
    <button
      type="button"
      css={press}
      className={className}
      title={label}
      aria-label={label}
      onClick={onPress}
    >
      {name}
    </button>
  );
};
