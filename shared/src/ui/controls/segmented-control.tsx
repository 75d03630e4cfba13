import { css } from '@emotion/react';
import { useId } from 'react';
import { token, type, when } from '../../theme/index.ts';
import { touchTarget, visuallyHidden } from '../parts/interaction.styles.ts';

const track = css({
  display: 'inline-flex',
  flex: 'none',
  height: token.size.controlSmall,
  padding: '2px',
  margin: 0,
  border: 0,
  minWidth: 0,
  borderRadius: token.radius.control,
  backgroundColor: token.color.fill,
});

const blockTrack = css({ display: 'flex', '& > label': { flex: 1 } });

const item = css({ position: 'relative', display: 'flex', ...touchTarget });

const face = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 1,
  minWidth: '32px',
  [when.touch]: { minWidth: token.size.touch },
  height: '28px',
  padding: '0 10px',
  // The track's radius less its padding.
  borderRadius: `max(0px, calc(${token.radius.control} - 2px))`,
  ...type.label,
  color: token.color.text2,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${token.duration.press} ${token.easing.move}, color ${token.duration.press} ${token.easing.move}`,
  [when.hover]: { 'label:hover > &': { color: token.color.text } },
  'input:checked + &': {
    color: token.color.text,
    fontWeight: 600,
    // The raised colour of the dark scheme is hardly lighter than the track.
    backgroundColor: `light-dark(${token.color.raised}, ${token.color.fill2})`,
    boxShadow: token.shadow.e2,
  },
  'input:focus-visible + &': { outline: `2px solid ${token.color.ring}`, outlineOffset: '1px' },
  'input:disabled + &': { color: token.color.text4, cursor: 'default' },
  [when.forcedColors]: { 'input:checked + &': { outline: '2px solid Highlight' } },
});

/** An option of a `SegmentedControl`. */
export type SegmentedOption<Value extends string> = { value: Value; label: string; isDisabled?: boolean };

/** Props of `SegmentedControl`. */
export type SegmentedControlProps<Value extends string> = {
  /** Names the group for screen readers. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** As wide as its container, with options of equal width. */
  isBlock?: boolean;
  className?: string;
};

/** A single choice of two to five options, side by side. */
export const SegmentedControl = <Value extends string>({
  label,
  options,
  value,
  onChange,
  isBlock = false,
  className,
}: SegmentedControlProps<Value>) => {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} css={[track, isBlock && blockTrack]} className={className}>
      {options.map((option) => (
        <label key={option.value} css={item}>
          <input
            type="radio"
            css={visuallyHidden}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          <span css={face}>{option.label}</span>
        </label>
      ))}
    </div>
  );
};
