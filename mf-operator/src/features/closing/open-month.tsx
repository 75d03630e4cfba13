import { Button } from '@portal/shared/ui/controls';
import { Banner } from '@portal/shared/ui/feedback';
import { useState } from 'react';
import { CheckList } from './check-list.tsx';
import { CloseDialog } from './close-dialog.tsx';
import type { MonthChecks } from './closing.api.ts';
import * as styles from './closing.styles.ts';
import { closingTexts } from './texts.ts';

export type OpenMonthProps = {
  checks: MonthChecks;
  /** Of the domain. */
  name: string;
};

/** A month that is not closed: whether it can be, what is checked, and the button that closes it. */
export function OpenMonth({ checks, name }: OpenMonthProps) {
  const { t } = closingTexts.useTexts();
  const [dialog, setDialog] = useState({ isOpen: false, count: 0 });
  const { refusals } = checks;
  const isImpossible = refusals.some(({ may_overrule: mayOverrule }) => !mayOverrule);
  const state = isImpossible ? 'impossible' : refusals.length > 0 ? 'refused' : 'ready';
  return (
    <div css={styles.content}>
      <Banner
        kind={state === 'ready' ? 'good' : 'warn'}
        {...(state === 'impossible' && { icon: 'lock' })}
        title={t(`summary.${state}`, { count: refusals.length })}
        action={
          !isImpossible && (
            <Button
              variant={state === 'ready' ? 'primary' : 'secondary'}
              onClick={() => setDialog(({ count }) => ({ isOpen: true, count: count + 1 }))}
            >
              {t('close')}
            </Button>
          )
        }
      >
        {t(`summary.${state}Text`)}
      </Banner>
      <CheckList checks={checks} />
      {dialog.count > 0 && (
        // A new instance each time, so that it never opens with what was entered last.
        <CloseDialog
          key={dialog.count}
          {...{ checks, name }}
          isOpen={dialog.isOpen}
          onClose={() => setDialog(({ count }) => ({ isOpen: false, count }))}
        />
      )}
    </div>
  );
}
