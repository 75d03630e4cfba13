import { useLanguage } from '@portal/shared/i18n';
import { NavLink } from '@portal/shared/routing';
import { newNoticesAtom, useAtomValue } from '@portal/shared/state';
import { Icon, visuallyHidden } from '@portal/shared/ui/controls';
import type { SerializedStyles } from '@emotion/react';
import { usePreload } from '../remotes/use-preload.ts';
import { shellTexts } from '../texts.ts';
import type { NavItem } from '../navigation/navigation.ts';

export type PortalNavLinkProps = {
  item: NavItem;
  link: SerializedStyles;
  /** Style of the box around icon and badge. */
  iconBox?: SerializedStyles;
  label?: SerializedStyles;
  badge: SerializedStyles;
  iconSize?: number | undefined;
  /** Whether the link replaces the history entry; in the sheet it replaces the entry that opened the sheet. */
  isReplacing?: boolean;
};

/** A navigation entry; hover or focus preloads the scripts of its page. */
export function PortalNavLink(props: PortalNavLinkProps) {
  const { item, link, iconBox, label, badge, iconSize, isReplacing = false } = props;
  const preload = usePreload();
  const language = useLanguage();
  const { t } = shellTexts.useTexts();
  const newNotices = useAtomValue(newNoticesAtom);
  const count = item.icon === 'notices' ? newNotices : 0;
  const handlePreload = () => preload(item.remote, item.route, language);
  return (
    <NavLink
      to={item.to}
      end={item.isExact}
      css={link}
      replace={isReplacing}
      onPointerEnter={handlePreload}
      onFocus={handlePreload}
    >
      {iconSize !== undefined && (
        <span css={iconBox}>
          <Icon name={item.icon} size={iconSize} />
        </span>
      )}
      <span css={label}>{item.label}</span>
      {count > 0 && (
        <>
          <span css={badge} data-badge aria-hidden>
            {count}
          </span>
          <span css={visuallyHidden}>{t('nav.badge', { count })}</span>
        </>
      )}
    </NavLink>
  );
}
