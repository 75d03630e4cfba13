import { useState } from 'react';
import { paths } from '@portal/shared/routing';
import { useFormat } from '@portal/shared/i18n';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { Button, FilterSelect, FilterTrigger, LinkButton } from '@portal/shared/ui/controls';
import { SizedSkeleton, invisible } from '../../components/sized-skeleton.tsx';
import { StatementExportMenu } from './statement-export-menu.tsx';
import { dayOf, startOfMonth } from '../../components/period/plain-date.ts';
import { statementTexts } from './texts.ts';
import type { StatementMonth } from './statement-months.ts';
import * as styles from './statement.styles.ts';

export type StatementToolsProps = {
  months: readonly StatementMonth[];
  chosen: StatementMonth | undefined;
  onChoose: (month: string) => void;
};

/** The toolbar of the statement: month, print and export. It is not printed. */
export const StatementTools = ({ months, chosen, onChoose }: StatementToolsProps) => {
  const { t } = statementTexts.useTexts();
  const format = useFormat();
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const [openedAt] = useState(() => Date.now());
  return (
    <div css={styles.tools} data-print="hide">
      <LinkButton variant="quiet" icon="arrow-left" to={paths.dashboard.href()}>
        {t('back')}
      </LinkButton>
      <div css={styles.month}>
        {chosen ? (
          <FilterSelect
            icon="calendar"
            isBlock={isPhone}
            label={t('month')}
            options={months.map(({ month, state }) => ({
              value: month,
              label: format.month(`${month}-01`),
              count: t(`state.${state}`),
            }))}
            value={chosen.month}
            onChange={onChoose}
          />
        ) : (
          <SizedSkeleton>
            <FilterTrigger
              icon="calendar"
              isBlock={isPhone}
              name={t('month')}
              value={format.month(startOfMonth(dayOf(openedAt), -1))}
            />
          </SizedSkeleton>
        )}
      </div>
      <div css={[styles.end, !chosen && invisible]}>
        <Button icon="printer" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <StatementExportMenu month={chosen?.month} />
      </div>
    </div>
  );
};
