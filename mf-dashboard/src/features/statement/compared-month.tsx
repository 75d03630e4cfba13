import { useState } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { FailedPanel, lazyComponent } from '@portal/shared/ui/feedback';
import { statementTexts } from './texts.ts';
import * as styles from './statement.styles.ts';

// Loaded with its texts when it is first opened.
const MonthBridge = lazyComponent<{ month: string }>(async () => {
  const bridge = await import(
    /* webpackChunkName: "month-bridge" */ '../../components/explanation/month-bridge.tsx'
  );
  await bridge.explanationTexts.load();
  return bridge.MonthBridge;
}, FailedPanel);

/** The month before, `YYYY-MM`. */
const toPrevious = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const months = year * 12 + number - 2;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
};

/** Why the month differs from the one before; what it takes is loaded when it is opened. */
export const ComparedMonth = ({ month }: { month: string }) => {
  const { t } = statementTexts.useTexts();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <details css={styles.compared} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary css={styles.name}>{t('bridge', { month: format.month(`${toPrevious(month)}-01`) })}</summary>
      {isOpen && <MonthBridge month={month} />}
    </details>
  );
};
