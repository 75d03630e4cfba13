import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import { DESIGNS, resolveDesignId, token, type } from '@portal/shared/theme';
import { themeVariables } from '@portal/shared/theme/style-sheet';
import type { Scheme, ThemeOptions } from '@portal/shared/theme/style-sheet';
import { Button, Icon, singleLineEllipsis } from '@portal/shared/ui/controls';
import { Avatar, FigureCard } from '@portal/shared/ui/data';
import { siteTexts } from '../../components/site/texts.ts';

const ICONS = ['dashboard', 'film', 'music'] as const;

const frame = {
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${token.color.line2}`,
  borderRadius: token.radius.card,
  backgroundColor: 'var(--page)',
  color: token.color.text,
} as const;

const bar = {
  display: 'flex',
  gap: token.space[4],
  padding: token.space[12],
  minWidth: 0,
  backgroundColor: token.color.sunken,
} as const;

/** The frame of a design: its navigation beside or above the page. */
const layouts = {
  side: {
    frame: css({ ...frame, gridTemplateColumns: '132px minmax(0, 1fr)' }),
    bar: css({
      ...bar,
      flexDirection: 'column',
      gap: token.space[8],
      borderInlineEnd: `1px solid ${token.color.line}`,
    }),
  },
  rail: {
    frame: css({ ...frame, gridTemplateColumns: 'auto minmax(0, 1fr)' }),
    bar: css({
      ...bar,
      flexDirection: 'column',
      alignItems: 'center',
      gap: token.space[8],
      borderInlineEnd: `1px solid ${token.color.line}`,
    }),
  },
  top: {
    frame: css(frame),
    bar: css({
      ...bar,
      alignItems: 'center',
      gap: token.space[8],
      borderBottom: `1px solid ${token.color.line}`,
    }),
  },
};

const styles = {
  brand: css({
    display: 'flex',
    alignItems: 'center',
    gap: token.space[8],
    minWidth: 0,
    ...type.strong,
    '& > span:last-of-type': singleLineEllipsis,
  }),
  entry: css({
    display: 'flex',
    alignItems: 'center',
    gap: token.space[8],
    minWidth: 0,
    padding: '6px 8px',
    borderRadius: token.radius.control,
    ...type.label,
    color: token.color.text2,
    whiteSpace: 'nowrap',
    '&[data-current]': { backgroundColor: token.color.selectedFill, color: token.color.selectedText },
  }),
  content: css({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: token.space[12],
    minWidth: 0,
    padding: token.space[16],
    '& > :first-of-type': { width: '100%' },
  }),
  actions: css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: token.space[12] }),
  link: css({ ...type.strong, color: token.color.primaryText }),
};

export type ThemeSampleProps = {
  theme: ThemeOptions;
  scheme: Scheme;
  name: string;
  logo: string;
};

const VIEWS = 1_284_300;
const BEFORE = 1_187_000;
const TREND = [4, 6, 5, 8, 7, 9, 12];

/** A small part of the portal in a theme and a colour scheme; a picture, which takes neither focus nor clicks. */
export function ThemeSample({ theme, scheme, name, logo }: ThemeSampleProps) {
  const { t } = siteTexts.useTexts();
  const format = useFormat();
  const { navigation } = DESIGNS[resolveDesignId(theme.design_id)];
  const layout = layouts[navigation];
  const isRail = navigation === 'rail';
  return (
    <div role="img" aria-label={t(`preview.${scheme}`)}>
      <div
        css={layout.frame}
        style={{ ...themeVariables(theme, scheme), colorScheme: scheme }}
        data-scheme-sample={scheme}
        inert
      >
        <div css={layout.bar}>
          <span css={styles.brand}>
            <Avatar name={name} src={logo} size={24} shape="square" />
            {!isRail && <span>{name}</span>}
          </span>
          {ICONS.map((icon, index) => (
            <span key={icon} css={styles.entry} data-current={index === 0 ? '' : undefined}>
              <Icon name={icon} size={16} />
              {!isRail && (navigation === 'side' || index === 0) && <span>{t(`preview.${icon}`)}</span>}
            </span>
          ))}
        </div>
        <div css={styles.content}>
          <FigureCard
            label={t('preview.views')}
            value={format.count(VIEWS)}
            change={format.change(VIEWS, BEFORE)}
            trend={TREND}
          />
          <div css={styles.actions}>
            <Button variant="primary" icon="plus">
              {t('preview.button')}
            </Button>
            <span css={styles.link}>{t('preview.link')}</span>
          </div>
        </div>
      </div>
    </div>
  );
}
