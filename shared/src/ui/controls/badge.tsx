import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { wrapText } from '../../i18n/index.ts';
import { token, type } from '../../theme/index.ts';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icons.ts';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[4],
  flex: 'none',
  maxWidth: '100%',
  height: '22px',
  padding: '0 8px',
  borderRadius: token.radius.tag,
  ...type.captionStrong,
  whiteSpace: 'nowrap',
});

const tone = (color: string, backgroundColor: string) => css({ color, backgroundColor });

const tones = {
  neutral: tone(token.color.text2, token.color.fill),
  good: tone(token.color.good, token.color.goodBg),
  bad: tone(token.color.bad, token.color.badBg),
  warn: tone(token.color.warn, token.color.warnBg),
  info: tone(token.color.info, token.color.infoBg),
  primary: tone(token.color.primaryText, token.color.primaryTint),
  outline: css({
    color: token.color.text2,
    boxShadow: `inset 0 0 0 1px ${token.color.line2}`,
    fontWeight: 500,
  }),
};

type Tone = keyof typeof tones;

/** Statuses with a fixed tone and icon. */
const statuses = {
  waiting: { tone: 'info', icon: 'clock' },
  'on-hold': { tone: 'warn', icon: 'circle-pause' },
  approved: { tone: 'good', icon: 'circle-check' },
  rejected: { tone: 'bad', icon: 'circle-x' },
  'needs-verification': { tone: 'warn', icon: 'shield' },
  estimated: { tone: 'warn', icon: undefined },
  final: { tone: 'good', icon: undefined },
} as const satisfies Record<string, { tone: Tone; icon: IconName | undefined }>;

const isStatus = (kind: BadgeKind): kind is keyof typeof statuses => kind in statuses;

/** A tone, or a status that sets tone and icon. */
export type BadgeKind = Tone | keyof typeof statuses;

/** Props of `Badge`. */
export type BadgeProps = {
  /** @default 'neutral' */
  kind?: BadgeKind;
  /** Replaces the icon of a status; `null` leaves it out. */
  icon?: IconName | null;
  children: ReactNode;
  className?: string;
  /** Shown on hover. */
  title?: string | undefined;
};

/** A status label. */
export const Badge = ({ kind = 'neutral', icon, children, className, title }: BadgeProps) => {
  const status = isStatus(kind) ? statuses[kind] : { tone: kind, icon: undefined };
  const shown = icon === undefined ? status.icon : icon;
  return (
    <span css={[base, tones[status.tone]]} className={className} title={title}>
      {shown && <Icon name={shown} size={13} />}
      {wrapText(children)}
    </span>
  );
};
