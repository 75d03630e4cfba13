import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';
import { Badge, Icon } from '@portal/shared/ui/controls';
import type { IconName } from '@portal/shared/ui/controls';
import { EmptyValue } from '@portal/shared/ui/data';
import { texts } from '../../texts.ts';
import type { BuildLine } from './build-lines.ts';

const styles = {
  cell: css({ display: 'grid', justifyItems: 'start', gap: token.space[4], whiteSpace: 'nowrap' }),
  line: css({ display: 'inline-flex', alignItems: 'center', gap: '6px' }),
  version: css({ ...type.caption, color: token.color.text2, fontVariantNumeric: 'tabular-nums' }),
  off: css({ color: token.color.text3 }),
  mark: css({ display: 'inline-flex', color: token.color.text3 }),
  newer: css({ color: token.color.primaryText }),
};

type MarkProps = { icon: IconName; label: string; className?: string };

const Mark = ({ icon, label, className }: MarkProps) => (
  <span css={styles.mark} className={className} role="img" aria-label={label} title={label}>
    <Icon name={icon} size={13} />
  </span>
);

export type BuildCellProps = { line: BuildLine | undefined; isInLine?: boolean };

/** Whether a domain shows a remote, in which version, whether it follows the newest, and whether there is a newer one. */
export function BuildCell({ line, isInLine = false }: BuildCellProps) {
  const { t } = texts.useTexts();
  if (!line) return <EmptyValue reason={t('releases.absent')} />;
  const { on, version, isFollowed, newer } = line;
  return (
    <span css={isInLine ? styles.line : styles.cell}>
      <span css={styles.line}>
        <Badge kind={on === false ? 'neutral' : 'good'}>
          {t(on === false ? 'releases.off' : 'releases.on')}
        </Badge>
        {isFollowed && <Mark icon="refresh" label={t('releases.follows')} />}
        {newer !== undefined && (
          <Mark css={styles.newer} icon="arrow-up" label={t('releases.newer', { version: newer })} />
        )}
      </span>
      <span css={[styles.version, on === false && styles.off]}>{version}</span>
    </span>
  );
}
