import { IconButton } from '@portal/shared/ui/controls';
import { useState } from 'react';
import { tabStorage } from '../browser/tab-storage.ts';
import { shellTexts } from '../texts.ts';
import { AccountMenu } from './account-menu.tsx';
import { PortalNavLink } from './nav-link.tsx';
import { groupsOf } from './navigation.ts';
import * as styles from './side-nav.styles.ts';
import { SiteMark } from './site-mark.tsx';
import { useNavigation } from './use-navigation.ts';

/** The grouped navigation at the side. */
export function SideNav() {
  const { t } = shellTexts.useTexts();
  const groups = groupsOf(useNavigation());
  return (
    <nav css={styles.side} aria-label={t('nav.label')}>
      <div css={styles.head}>
        <SiteMark size={26} />
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
        <AccountMenu look="row" />
      </div>
    </nav>
  );
}

const PIN_KEY = 'portal.rail';

export type RailNavProps = { isPinned: boolean; onPin: (isPinned: boolean) => void };

/** Whether the rail stays open, remembered for the tab. */
export const useRailPin = (): [isPinned: boolean, pin: (isPinned: boolean) => void] => {
  const [isPinned, setPinned] = useState(() => tabStorage.get(PIN_KEY) === 'pinned');
  const pin = (next: boolean) => {
    setPinned(next);
    tabStorage.set(PIN_KEY, next ? 'pinned' : 'closed');
  };
  return [isPinned, pin];
};

/** The narrow navigation that opens over the page while it is pointed at or has the focus. */
export function RailNav({ isPinned, onPin }: RailNavProps) {
  const { t } = shellTexts.useTexts();
  const groups = groupsOf(useNavigation());
  return (
    <nav css={styles.rail} data-pinned={isPinned} aria-label={t('nav.label')}>
      <div css={styles.railHead}>
        <SiteMark size={28} />
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
        <AccountMenu look="row" />
      </div>
    </nav>
  );
}
