import { paths } from '@portal/shared/routing';
import { useFormat } from '@portal/shared/i18n';
import { Button, FilterSelect, LinkButton } from '@portal/shared/ui/controls';
import { Skeleton } from '@portal/shared/ui/feedback';
import { ExportMenu } from '../../components/export/export-menu.tsx';
import { texts } from '../../texts.ts';
import type { OfferedMonth } from './months.ts';
import * as styles from './statement.styles.ts';

export type StatementToolsProps = {
  months: readonly OfferedMonth[];
  chosen: OfferedMonth | undefined;
  onChoose: (month: string) => void;
};

/** Which month, and what to do with it. None of it is printed. */
export const StatementTools = ({ months, chosen, onChoose }: StatementToolsProps) => {
  const { t } = texts.useTexts();
  const format = useFormat();
  return (
    <div css={styles.tools} data-print="hide">
      <LinkButton variant="quiet" icon="arrow-left" to={paths.dashboard.href()}>
        {t('statement.back')}
      </LinkButton>
      {chosen ? (
        <FilterSelect
          icon="calendar"
          label={t('statement.month')}
          options={months.map(({ month, state }) => ({
            value: month,
            label: format.month(`${month}-01`),
            count: t(`statement.state.${state}`),
          }))}
          value={chosen.month}
          onChange={onChoose}
        />
      ) : (
        <Skeleton width={180} height={36} />
      )}
      {chosen && (
        <div css={styles.end}>
          <Button icon="file" onClick={() => window.print()}>
            {t('statement.print')}
          </Button>
          <ExportMenu entries={[{ what: 'statement', query: { month: chosen.month } }]} />
        </div>
      )}
    </div>
  );
};
