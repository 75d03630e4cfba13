import { useSyncExternalStore } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { statementTexts } from './texts.ts';
import * as styles from './statement.styles.ts';

const MINUTE_MS = 60_000;

const subscribe = (onChange: () => void) => {
  window.addEventListener('beforeprint', onChange);
  return () => window.removeEventListener('beforeprint', onChange);
};

/** When the statement is printed; only in print. The browser lays out the pages after the synchronous update. */
export const PrintedOn = () => {
  const { t } = statementTexts.useTexts();
  const format = useFormat();
  const minute = useSyncExternalStore(subscribe, () => Math.floor(Date.now() / MINUTE_MS));
  const time = format.dateTime(new Date(minute * MINUTE_MS).toISOString());
  return <p css={styles.printedOn}>{t('printedOn', { time })}</p>;
};
