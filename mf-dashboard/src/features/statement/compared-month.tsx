import { useState } from 'react';
import { addMonths, useFormat } from '@portal/shared/i18n';
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

/** Why the month differs from the one before; what it takes is loaded when it is opened. */
export const ComparedMonth = ({ month }: { month: string }) => {
  const { t } = statementTexts.useTexts();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <details css={styles.compared} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary css={styles.name}>
        {t('bridge', { month: format.month(`${addMonths(month, -1)}-01`) })}
      </summary>
      {isOpen && <MonthBridge month={month} />}
    </details>
  );
};
