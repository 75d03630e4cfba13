import { Link, useLocation } from '../../routing/index.ts';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icons.ts';
import { visuallyHidden } from '../parts/interaction.styles.ts';
import * as styles from './tabs.styles.ts';

/** One tab: a link with its own address. */
export type TabItem = {
  to: string;
  label: string;
  /** The number of items in it. */
  count?: number | string | undefined;
  hasDot?: boolean;
  /** An icon after the label that says something of its content; `label` is read with the tab. */
  mark?: { icon: IconName; label: string; tone: 'good' | 'bad' } | undefined;
  /** Whether it is the current tab. @default whether `to` has the current path */
  isCurrent?: boolean;
};

/** Props of `Tabs`. */
export type TabsProps = {
  /** Names the navigation for screen readers. */
  label: string;
  items: readonly TabItem[];
  /** An underline, or filled pills with counts that filter a list. @default 'line' */
  variant?: 'line' | 'pill';
  className?: string;
};

/** Navigation between the parts of a page, each with its own address. */
export const Tabs = ({ label, items, variant = 'line', className }: TabsProps) => {
  const { pathname } = useLocation();
  const isLine = variant === 'line';
  return (
    <nav aria-label={label} className={className} data-print="hide">
      <ul css={[styles.list, isLine ? styles.lineList : styles.pillList]}>
        {items.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              css={[styles.link, isLine ? styles.lineLink : styles.pillLink]}
              {...((item.isCurrent ?? item.to.split('?')[0] === pathname) && { 'aria-current': 'page' })}
            >
              <span>{item.label}</span>
              {item.count !== undefined && (
                <span css={[styles.count, isLine && styles.lineCount]}>{item.count}</span>
              )}
              {item.mark && (
                <>
                  <Icon name={item.mark.icon} size={14} css={styles.markTones[item.mark.tone]} />
                  <span css={visuallyHidden}>{item.mark.label}</span>
                </>
              )}
              {item.hasDot && <span css={styles.dot} aria-hidden />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
