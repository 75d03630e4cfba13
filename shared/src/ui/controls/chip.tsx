import type { ComponentProps } from 'react';
import { wrapText } from '../../i18n/index.ts';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icons.ts';
import * as styles from './chip.styles.ts';

/** Props of `Chip`, and those of a native button. */
export type ChipProps = ComponentProps<'button'> & {
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
  /** For a toggle chip: whether it is on. */
  isOn?: boolean | undefined;
  /** Shown in a filled circle, e.g. how many filters are set. */
  count?: number | undefined;
};

/** A rounded button that selects, filters or opens. */
export const Chip = ({ icon, iconEnd, isOn, count, children, ...rest }: ChipProps) => (
  <button
    type="button"
    {...(isOn !== undefined && { 'aria-pressed': isOn })}
    {...rest}
    css={[styles.chip, isOn && styles.on]}
  >
    {icon && <Icon name={icon} size={14} />}
    {wrapText(children)}
    {count !== undefined && <span css={styles.count}>{count}</span>}
    {iconEnd && <Icon name={iconEnd} size={14} />}
  </button>
);
