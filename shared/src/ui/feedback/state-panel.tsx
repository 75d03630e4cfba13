import type { ReactNode } from 'react';
import { wrapText } from '../../i18n/index.ts';
import { Button } from '../controls/button.tsx';
import { HeadingText } from '../data/heading-text.tsx';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icons.ts';
import { uiTexts } from '../texts/index.ts';
import * as styles from './state-panel.styles.ts';

type Kind = 'empty' | 'error' | 'forbidden';

const kindStyles = {
  empty: { icon: 'search', tone: 'primary' },
  error: { icon: 'warning', tone: 'warn' },
  forbidden: { icon: 'lock', tone: 'neutral' },
} as const satisfies Record<Kind, { icon: IconName; tone: keyof typeof styles.tileTones }>;

/** Props of every panel. */
export type PanelBaseProps = {
  title?: string;
  /** One sentence with the reason and what to do. */
  text?: ReactNode;
  /** Buttons for the next step. */
  actions?: ReactNode;
  /** Adds a surface, for a panel outside a card. */
  isFramed?: boolean;
  /** Reduces the height, for a small card. */
  isCompact?: boolean;
  /** @default 2 */
  level?: 1 | 2 | 3;
  className?: string;
};

/** Props of `PanelFrame`. */
export type PanelFrameProps = PanelBaseProps & {
  icon: IconName;
  tone: keyof typeof styles.tileTones;
  /** How screen readers announce it. */
  role: 'alert' | 'status';
  /** A last line of details. */
  facts?: ReactNode;
};

/** The layout of panels: icon, title, text, actions, details. */
export const PanelFrame = (props: PanelFrameProps) => {
  const { icon, tone, role, title, text, actions, facts, isFramed, isCompact, level = 2, className } = props;
  const Title = `h${level}` as const;
  return (
    <div
      role={role}
      css={[styles.panel, isCompact && styles.compact, isFramed && styles.framed]}
      className={className}
    >
      <span css={[styles.tile, styles.tileTones[tone]]}>
        <Icon name={icon} size={22} />
      </span>
      <Title css={styles.title}>
        <HeadingText text={title ?? ''} />
      </Title>
      {text && <p css={styles.text}>{text}</p>}
      {actions && <div css={styles.actions}>{actions}</div>}
      {facts && <p css={styles.facts}>{facts}</p>}
    </div>
  );
};

/** Props of `StatePanel`. */
export type StatePanelProps = PanelBaseProps & {
  kind: Kind;
  icon?: IconName;
  /** Adds a retry button before the other actions. */
  onRetry?: () => void;
  isRetrying?: boolean;
  /** The id of a failed request, shown for support. */
  requestId?: string | undefined;
};

/** Shown in place of data: an empty state, an error, or a missing permission. */
export const StatePanel = ({
  kind,
  icon,
  title,
  text,
  actions,
  onRetry,
  isRetrying = false,
  requestId,
  ...rest
}: StatePanelProps) => {
  const { t } = uiTexts.useTexts();
  const defaults = {
    empty: undefined,
    error: { title: t('state.errorTitle'), text: t('state.errorText') },
    forbidden: { title: t('state.forbiddenTitle'), text: t('state.forbiddenText') },
  }[kind];
  const shownTitle = title ?? defaults?.title;
  return (
    <PanelFrame
      {...rest}
      {...(shownTitle && { title: shownTitle })}
      icon={icon ?? kindStyles[kind].icon}
      tone={kindStyles[kind].tone}
      role={kind === 'error' ? 'alert' : 'status'}
      text={text ?? defaults?.text}
      actions={
        (onRetry || actions) && (
          <>
            {onRetry && (
              <Button icon="refresh" isBusy={isRetrying} onClick={onRetry}>
                {t('action.retry')}
              </Button>
            )}
            {wrapText(actions)}
          </>
        )
      }
      facts={requestId && `${t('state.requestId')} ${requestId}`}
    />
  );
};
