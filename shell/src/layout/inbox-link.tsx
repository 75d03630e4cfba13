import { css } from '@emotion/react';
import { NavLink, paths } from '@portal/shared/routing';
import { useAtomValue } from '@portal/shared/state';
import { token, type, when } from '@portal/shared/theme';
import { Icon } from '@portal/shared/ui/controls';
import { useCanOpen } from '../navigation/openable-pages.ts';
import { unreadNotificationsAtom } from '../session/unread-notifications.ts';
import { shellTexts } from '../texts.ts';

/** More would be as wide as the icon. */
const MOST_SHOWN = 99;

const styles = {
  link: css({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: token.size.control,
    height: token.size.control,
    borderRadius: token.radius.control,
    color: token.color.text2,
    [when.hover]: { '&:hover': { color: token.color.text, backgroundColor: token.color.hover } },
    '&[aria-current=page]': { color: token.color.selectedText },
  }),
  // The number is no text of the link, whose label has it in words.
  badge: css({
    '&::after': {
      content: 'attr(data-badge)',
      position: 'absolute',
      top: '1px',
      insetInlineStart: '55%',
      minWidth: '18px',
      paddingInline: '4px',
      borderRadius: token.radius.full,
      ...type.captionStrong,
      lineHeight: '18px',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
      color: token.color.onPrimary,
      backgroundColor: token.color.primary,
    },
  }),
};

/** The number of unread notifications for a badge, and in words; undefined without any. */
export const useUnread = (): { number: string; words: string } | undefined => {
  const { t } = shellTexts.useTexts();
  const count = useAtomValue(unreadNotificationsAtom);
  if (count === 0) return undefined;
  const number = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  return { number, words: `${t('page.inbox')} (${number})` };
};

/** The bell that opens the inbox, where the site has one. */
export function InboxLink() {
  const { t } = shellTexts.useTexts();
  const canOpen = useCanOpen();
  const unread = useUnread();
  if (!canOpen(paths.inbox.path)) return null;
  return (
    <NavLink
      to={paths.inbox.href()}
      css={[styles.link, unread && styles.badge]}
      data-tooltip=""
      data-badge={unread?.number}
      aria-label={unread?.words ?? t('page.inbox')}
    >
      <Icon name="bell" size={18} />
    </NavLink>
  );
}

export type InboxMenuLinkProps = {
  link: ReturnType<typeof css>;
  iconBox: ReturnType<typeof css>;
  label: ReturnType<typeof css>;
  badge: ReturnType<typeof css>;
};

/** The entry of a menu that opens the inbox, where the site has one. */
export function InboxMenuLink({ link, iconBox, label, badge }: InboxMenuLinkProps) {
  const { t } = shellTexts.useTexts();
  const canOpen = useCanOpen();
  const unread = useUnread();
  if (!canOpen(paths.inbox.path)) return null;
  return (
    <NavLink to={paths.inbox.href()} replace css={link}>
      <span css={iconBox}>
        <Icon name="bell" size={20} />
      </span>
      <span css={label}>{t('page.inbox')}</span>
      {unread && (
        <span css={badge} data-badge>
          {unread.number}
        </span>
      )}
    </NavLink>
  );
}
