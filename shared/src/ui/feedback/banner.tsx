import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { wrapText } from '../../i18n/index.ts';
import { token, type } from '../../theme/index.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icons.ts';
import { breakBetweenWords } from '../parts/interaction.styles.ts';
import { uiTexts } from '../texts/index.ts';

const styles = {
  banner: css({
    display: 'flex',
    alignItems: 'flex-start',
    gap: token.space[12],
    padding: '10px 14px',
    borderRadius: token.radius.control,
    ...type.body,
    fontSize: '13px',
    color: token.color.text,
  }),
  icon: css({ marginTop: '1px' }),
  words: css({ flex: 1, minWidth: 0, ...breakBetweenWords }),
  title: css({ display: 'block', fontWeight: 650 }),
  end: css({
    display: 'flex',
    alignItems: 'center',
    gap: token.space[4],
    flex: 'none',
    margin: '-6px -6px -6px 0',
  }),
};

const kinds = {
  info: {
    style: css({ backgroundColor: token.color.infoBg, '& > svg': { color: token.color.info } }),
    icon: 'info',
  },
  good: {
    style: css({ backgroundColor: token.color.goodBg, '& > svg': { color: token.color.good } }),
    icon: 'circle-check',
  },
  warn: {
    style: css({ backgroundColor: token.color.warnBg, '& > svg': { color: token.color.warn } }),
    icon: 'warning',
  },
  bad: {
    style: css({ backgroundColor: token.color.badBg, '& > svg': { color: token.color.bad } }),
    icon: 'circle-alert',
  },
  neutral: {
    style: css({ backgroundColor: token.color.fill, '& > svg': { color: token.color.text2 } }),
    icon: 'info',
  },
} as const satisfies Record<string, { style: ReturnType<typeof css>; icon: IconName }>;

/** Props of `Banner`. */
export type BannerProps = {
  /** @default 'info' */
  kind?: keyof typeof kinds;
  icon?: IconName;
  title?: ReactNode;
  children?: ReactNode;
  /** Right: a link or a button. */
  action?: ReactNode;
  onDismiss?: () => void;
  className?: string;
};

/** A message that stays on the page. */
export const Banner = ({
  kind = 'info',
  icon,
  title,
  children,
  action,
  onDismiss,
  className,
}: BannerProps) => {
  const { t } = uiTexts.useTexts();
  return (
    <div
      role={kind === 'bad' ? 'alert' : 'note'}
      css={[styles.banner, kinds[kind].style]}
      className={className}
    >
      <Icon name={icon ?? kinds[kind].icon} size={18} css={styles.icon} />
      <div css={styles.words}>
        {title && <strong css={styles.title}>{title}</strong>}
        {wrapText(children)}
      </div>
      {(action || onDismiss) && (
        <div css={styles.end}>
          {wrapText(action)}
          {onDismiss && <IconButton icon="close" size="sm" label={t('action.close')} onClick={onDismiss} />}
        </div>
      )}
    </div>
  );
};
