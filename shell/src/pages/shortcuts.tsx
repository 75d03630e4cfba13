import { css } from '@emotion/react';
import { useLanguage } from '@portal/shared/i18n';
import { Link } from '@portal/shared/routing';
import { token, type, when } from '@portal/shared/theme';
import { Icon } from '@portal/shared/ui/controls';
import { StatePanel } from '@portal/shared/ui/feedback';
import type { OpenablePage } from '../navigation/openable-pages.ts';
import { usePreload } from '../remotes/use-preload.ts';
import { pageTexts } from './texts.ts';

const styles = {
  grid: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: token.space[12],
    [when.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: token.space[8] },
    [when.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  title: css({ ...type.section, marginBottom: token.space[12], color: token.color.text }),
  link: css({
    display: 'flex',
    alignItems: 'center',
    gap: token.space[12],
    minHeight: '68px',
    padding: '12px 16px',
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.card,
    backgroundColor: token.color.surface,
    boxShadow: token.shadow.e1,
    ...type.strong,
    color: token.color.text,
    transition: `box-shadow ${token.duration.hover} ${token.easing.move}`,
    [when.hover]: { '&:hover': { textDecoration: 'none', boxShadow: token.shadow.e2 } },
  }),
  tile: css({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '40px',
    height: '40px',
    borderRadius: token.radius.control,
    color: token.color.primaryText,
    backgroundColor: token.color.primaryTint,
  }),
};

export type ShortcutsProps = { items: readonly OpenablePage[] };

/** Tiles that link to pages this account may open. */
export function Shortcuts({ items }: ShortcutsProps) {
  const { t } = pageTexts.useTexts();
  const preload = usePreload();
  const language = useLanguage();
  if (items.length === 0) {
    return <StatePanel kind="empty" icon="home" isFramed title={t('shortcuts.none')} />;
  }
  return (
    <nav aria-labelledby="shortcuts">
      <h2 id="shortcuts" css={styles.title}>
        {t('shortcuts.title')}
      </h2>
      <ul css={styles.grid}>
        {items.map(({ id, label, icon, to, remote, route }) => {
          const handlePreload = () => {
            if (remote !== undefined && route !== undefined) preload(remote, route, language);
          };
          return (
            <li key={id}>
              <Link to={to} css={styles.link} onPointerEnter={handlePreload} onFocus={handlePreload}>
                <span css={styles.tile}>
                  <Icon name={icon} size={20} />
                </span>
                <span>{label}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
