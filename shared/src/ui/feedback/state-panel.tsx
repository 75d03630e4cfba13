import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icons.ts';
import { uiTexts } from '../texts/index.ts';
import * as styles from './state-panel.styles.ts';

type Kind = 'empty' | 'error' | 'forbidden';

const looks = {
  empty: { icon: 'search', tone: 'primary' },
  error: { icon: 'warning', tone: 'warn' },
  forbidden: { icon: 'lock', tone: 'neutral' },
} as const satisfies Record<Kind, { icon: IconName; tone: keyof typeof styles.tileTones }>;

/** What every panel takes. */
export type PanelWords = {
  title?: string;
  /** One sentence: why, and what to do. */
  text?: ReactNode;
  /** The next step: buttons. */
  actions?: ReactNode;
  /** With a surface of its own, where no card surrounds it. */
  isFramed?: boolean;
  /** Lower, for a small card. */
  isCompact?: boolean;
  /** @default 2 */
  level?: 1 | 2 | 3;
  className?: string;
};

/** Props of `PanelFrame`. */
export type PanelFrameProps = PanelWords & {
  icon: IconName;
  tone: keyof typeof styles.tileTones;
  /** How a screen reader hears of it. */
  role: 'alert' | 'status';
  /** A last, quiet line. */
  facts?: ReactNode;
};

/** Tile, title, sentence, actions. */
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
      <Title css={styles.title}>{title}</Title>
      {text && <p css={styles.text}>{text}</p>}
      {actions && <div css={styles.actions}>{actions}</div>}
      {facts && <p css={styles.facts}>{facts}</p>}
    </div>
  );
};

/** Props of `StatePanel`. */
export type StatePanelProps = PanelWords & {
  kind: Kind;
  icon?: IconName;
  /** Puts a button before the other actions. */
  onRetry?: () => void;
  isRetrying?: boolean;
  /** For a failed call: its id, to give to support. */
  requestId?: string | undefined;
};

/** Stands where data would: nothing there yet, a failed call, no permission. Says why and what to do next. */
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
      icon={icon ?? looks[kind].icon}
      tone={looks[kind].tone}
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
            {actions}
          </>
        )
      }
      facts={requestId && `${t('state.requestId')} ${requestId}`}
    />
  );
};
