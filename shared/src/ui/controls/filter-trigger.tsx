import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icons.ts';
import * as styles from './filter-select.styles.ts';

/** Props of `FilterTrigger`, and those of a native button. */
export type FilterTriggerProps = Omit<ComponentProps<'button'>, 'value'> & {
  /** The filter's name, in grey before the value. */
  name?: ReactNode;
  /** The selected value. */
  value?: ReactNode;
  /** Details in grey after the value, e.g. the days of a period. */
  detail?: ReactNode;
  placeholder?: string | undefined;
  icon?: IconName | undefined;
  /** @default 'md' */
  size?: 'sm' | 'md' | undefined;
  isBlock?: boolean | undefined;
};

/** The button of a filter, with its name and value. */
export const FilterTrigger = ({
  name,
  value,
  detail,
  placeholder,
  icon,
  size = 'md',
  isBlock = false,
  ...rest
}: FilterTriggerProps) => (
  <button
    type="button"
    {...rest}
    css={[styles.trigger, size === 'sm' && styles.small, isBlock && styles.block]}
  >
    {icon && <Icon name={icon} />}
    <span css={styles.words}>
      {name && <span css={styles.key}>{name}</span>}
      {value === undefined ? (
        placeholder && <span css={styles.placeholder}>{placeholder}</span>
      ) : (
        <span css={[styles.value, !name && !detail && styles.plainValue]}>{value}</span>
      )}
      {detail && <span css={styles.detail}>{detail}</span>}
    </span>
    <Icon name="chevron-down" css={styles.chevron} />
  </button>
);
