import { IconButton } from '@portal/shared/ui/controls';
import { useState } from 'react';
import { tabStorage } from '../browser/tab-storage.ts';
import { shellTexts } from '../texts.ts';
import { AccountMenu } from './account-menu.tsx';
import { PortalNavLink } from './nav-link.tsx';
import { groupNavItems } from '../navigation/navigation.ts';
import * as styles from './side-nav.styles.ts';
import { SiteLogo } from './site-logo.tsx';
import { useNavItems } from '../navigation/use-nav-items.ts';

/** The side navigation with grouped entries. */
export function SideNav() {
  const { t } = shellTexts.useTexts();
  const groups = groupNavItems(useNavItems());
  return (
    <nav css={styles.side} aria-label={t('nav.label')}>
      <div css={styles.head}>
        <SiteLogo size={26} />
      </div>
      <div css={styles.scroll}>
        {groups.map(({ group, items }) => (
          <section key={group} css={styles.group} aria-labelledby={`nav-${group}`}>
            <h2 id={`nav-${group}`} css={styles.groupTitle}>
              {t(`nav.${group}`)}
            </h2>
            <ul>
              {items.map((item) => (
                <li key={item.id}>
                  <PortalNavLink
                    item={item}
                    link={styles.link}
                    iconBox={styles.iconBox}
                    label={styles.label}
                    badge={styles.badge}
                    iconSize={18}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div css={styles.foot}>
        <AccountMenu variant="row" />
      </div>
    </nav>
  );
}

const PIN_KEY = 'portal.rail';

export type RailNavProps = { isPinned: boolean; onPin: (isPinned: boolean) => void };

/** Whether the rail is pinned open, stored for the tab. */
export const useRailPin = (): [isPinned: boolean, pin: (isPinned: boolean) => void] => {
  const [isPinned, setPinned] = useState(() => tabStorage.get(PIN_KEY) === 'pinned');
  const pin = (next: boolean) => {
    setPinned(next);
    tabStorage.set(PIN_KEY, next ? 'pinned' : 'closed');
  };
  return [isPinned, pin];
};

/** The narrow side navigation, which opens over the page on hover or focus. */
export function RailNav({ isPinned, onPin }: RailNavProps) {
  const { t } = shellTexts.useTexts();
  const groups = groupNavItems(useNavItems());
  return (
    <nav css={styles.rail} data-pinned={isPinned} aria-label={t('nav.label')}>
      <div css={styles.railHead}>
        <SiteLogo size={28} />
        <span data-rail-label>
          <IconButton
            icon="pin"
            size="sm"
            label={t('nav.pin')}
            isPressed={isPinned}
            onClick={() => onPin(!isPinned)}
          />
        </span>
      </div>
      <div css={styles.railScroll}>
        {groups.map(({ group, items }) => (
          <ul key={group} css={styles.railGroup} aria-label={t(`nav.${group}`)}>
            {items.map((item) => (
              <li key={item.id}>
                <PortalNavLink
                  item={item}
                  link={styles.railLink}
                  iconBox={styles.iconBox}
                  label={styles.label}
                  badge={styles.badge}
                  iconSize={20}
                />
              </li>
            ))}
          </ul>
        ))}
      </div>
      <div css={styles.railFoot}>
        <AccountMenu variant="row" />
      </div>
    </nav>
  );
}
