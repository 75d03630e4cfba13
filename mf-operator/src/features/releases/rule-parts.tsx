import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';
import { Badge, Button } from '@portal/shared/ui/controls';
import type { Site } from '../../components/sites.api.ts';
import { texts } from '../../texts.ts';
import { ALL_DOMAINS } from './find-freeze.ts';
import { FreezeSummary } from './freeze-summary.tsx';
import { styles as summaryStyles } from './move-summary.tsx';
import type { ApprovalAction, ReleaseTarget } from './release-flag.ts';
import type { Rule } from './rule-list.ts';
import { useApproval } from './use-approval.ts';
import type { ApprovalState } from './use-approval.ts';

const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: `${token.space[12]} ${token.space[8]}`,
});

/** What the signed-in person can do about a second person. */
const ACTIONS = {
  off: [],
  on: [['unrequire', 'ask']],
  ending: [['require', 'keep']],
  'ended-by-other': [
    ['require', 'keep'],
    ['unrequire', 'end'],
  ],
} as const satisfies Record<ApprovalState, (readonly [ApprovalAction, string])[]>;

export type RuleStateProps = {
  rule: Rule;
  /** The time at which freezes are judged, in milliseconds. */
  now: number;
};

/** Whether a freeze has begun, or that a second person approves. */
export function RuleState({ rule, now }: RuleStateProps) {
  const { t } = texts.useTexts();
  if ('site' in rule)
    return (
      <Badge kind="info" icon="user">
        {t('releases.approval.state')}
      </Badge>
    );
  const isNow = Date.parse(rule.freeze.from) <= now;
  return (
    <Badge kind={isNow ? 'on-hold' : 'waiting'}>
      {t(isNow ? 'releases.freeze.now' : 'releases.freeze.later')}
    </Badge>
  );
}

/** The time of a freeze and why, or what a second person does. */
export function RuleSummary({ rule }: { rule: Rule }) {
  const { t } = texts.useTexts();
  const findState = useApproval();
  if ('freeze' in rule) return <FreezeSummary freeze={rule.freeze} />;
  const state = findState(rule.site);
  return (
    <div>
      <span css={summaryStyles.line}>{t('releases.approval.mark')}</span>
      {state !== 'on' && state !== 'off' && (
        <p css={summaryStyles.quiet}>{t(`releases.approval.${state}`)}</p>
      )}
    </div>
  );
}

type ApprovalButtonsProps = { site: Site; onOpen: (target: ReleaseTarget) => void };

function ApprovalButtons({ site, onOpen }: ApprovalButtonsProps) {
  const { t } = texts.useTexts();
  const { domain, name } = site;
  return ACTIONS[useApproval()(site)].map(([action, step]) => (
    <Button
      key={action}
      size="sm"
      aria-label={t(`releases.approval.title.${step}`, { name })}
      onClick={() => onOpen({ domain, action })}
    >
      {t(`releases.approval.action.${step}`)}
    </Button>
  ));
}

export type RuleButtonsProps = {
  rule: Rule;
  /** The name of its domain, or of all. */
  name: string;
  onOpen: (target: ReleaseTarget) => void;
};

/** The buttons that end a rule, or keep it. */
export function RuleButtons({ rule, name, onOpen }: RuleButtonsProps) {
  const { t } = texts.useTexts();
  return (
    <span css={actions}>
      {'site' in rule ? (
        <ApprovalButtons site={rule.site} onOpen={onOpen} />
      ) : (
        <Button
          size="sm"
          aria-label={t('releases.freeze.removeOf', { name })}
          onClick={() =>
            onOpen({ domain: rule.domain ?? ALL_DOMAINS, action: 'unfreeze', number: rule.freeze.id })
          }
        >
          {t('releases.freeze.remove')}
        </Button>
      )}
    </span>
  );
}
