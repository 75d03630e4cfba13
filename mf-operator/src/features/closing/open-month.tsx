import { Banner } from '@portal/shared/ui/feedback';
import { CheckList } from './check-list.tsx';
import type { MonthChecks } from './closing.api.ts';
import * as styles from './closing.styles.ts';
import { closingTexts } from './texts.ts';

export type OpenMonthProps = { checks: MonthChecks };

/** A month that is not closed: whether it can be, and what is checked. */
export function OpenMonth({ checks }: OpenMonthProps) {
  const { t } = closingTexts.useTexts();
  const { refusals } = checks;
  const isImpossible = refusals.some(({ may_overrule: mayOverrule }) => !mayOverrule);
  const state = isImpossible ? 'impossible' : refusals.length > 0 ? 'refused' : 'ready';
  return (
    <div css={styles.content}>
      <Banner
        kind={state === 'ready' ? 'good' : 'warn'}
        {...(isImpossible && { icon: 'lock' })}
        title={t(`summary.${state}`, { count: refusals.length })}
      >
        {t(`summary.${state}Text`)}
      </Banner>
      <CheckList checks={checks} />
    </div>
  );
}
