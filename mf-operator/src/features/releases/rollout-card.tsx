import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import { token, type, when } from '@portal/shared/theme';
import { Button } from '@portal/shared/ui/controls';
import { Card, Facts, ShareBar } from '@portal/shared/ui/data';
import { texts } from '../../texts.ts';
import { describeProgram } from './describe-mover.ts';
import { LoadComparisonTable } from './load-comparison.tsx';
import { ChangeList } from './move-summary.tsx';
import type { ReleaseTarget, RolloutAction } from './release-flag.ts';
import type { ReleasedSite, Rollout } from './releases.api.ts';
import { ALL, findNextShare, listShares } from './rollout-steps.ts';

const styles = {
  content: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[16] }),
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: token.space[24],
    [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[16] },
  }),
  part: css({ display: 'grid', alignContent: 'start', gap: token.space[12] }),
  share: css({ display: 'grid', gap: token.space[8] }),
  steps: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${token.space[4]} ${token.space[16]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    ...type.caption,
    color: token.color.text3,
    fontVariantNumeric: 'tabular-nums',
  }),
  present: css({ ...type.captionStrong, color: token.color.text }),
  quiet: css({ ...type.caption, margin: 0, color: token.color.text3, overflowWrap: 'anywhere' }),
  actions: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: token.space[8],
    [when.phone]: { '& > button': { flex: '1 1 auto' } },
  }),
};

export type RolloutCardProps = {
  site: ReleasedSite;
  rollout: Rollout;
  onOpen: (target: ReleaseTarget) => void;
};

/** The canary of a domain: what differs, who gets it, how both sides load, and what can be done with it. */
export function RolloutCard({ site, rollout, onOpen }: RolloutCardProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { domain, name } = site;
  const { share, changes, reason, started_at: startedAt, next_step_at: nextStepAt } = rollout;
  const next = findNextShare(rollout);
  const percent = (value: number) => format.percent(value / ALL, 0);
  // A person has only an id here; the log names them.
  const starter = describeProgram(t, rollout.started_by);
  const origin = [
    t('releases.rollout.started', { at: format.dateTime(startedAt) }),
    ...(starter === undefined ? [] : [starter]),
    ...(rollout.unproven ? [t('releases.unproven')] : []),
    reason,
  ];
  const action = (kind: RolloutAction) => ({
    onClick: () => onOpen({ domain, action: kind }),
    children: t(`releases.rollout.action.${kind}`, { share: String(next) }),
  });
  return (
    <Card
      title={t('releases.rollout.title', { name })}
      meta={t('releases.rollout.share', { share: percent(share) })}
    >
      <div css={styles.content}>
        <div css={styles.columns}>
          <div css={styles.part}>
            <ChangeList changes={changes} />
            <div css={styles.share}>
              <ShareBar share={share / ALL} isThick />
              <ol css={styles.steps} aria-label={t('releases.rollout.steps')}>
                {listShares(rollout).map((each) => (
                  <li key={each} {...(each === share && { 'aria-current': 'step', css: styles.present })}>
                    {percent(each)}
                  </li>
                ))}
              </ol>
            </div>
            <p css={styles.quiet}>
              {nextStepAt === null
                ? t('releases.rollout.byHand')
                : t('releases.rollout.nextAt', { at: format.dateTime(nextStepAt), share: percent(next) })}
            </p>
            <Facts css={styles.quiet} items={origin} />
          </div>
          <LoadComparisonTable {...{ site, rollout }} />
        </div>
        <div css={styles.actions}>
          <Button tone="bad" icon="undo" {...action('stop')} />
          {next < ALL && <Button {...action('promote')} />}
          <Button variant="primary" {...action(next < ALL ? 'step' : 'promote')} />
        </div>
      </div>
    </Card>
  );
}
