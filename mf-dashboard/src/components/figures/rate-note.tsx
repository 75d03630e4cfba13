import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import { token, type } from '@portal/shared/theme';
import { texts } from '../../texts.ts';
import type { Summary } from './summary.api.ts';

const note = css({ ...type.caption, margin: 0, color: token.color.text3 });

/** Exchange rates have two decimals; amounts in won have none. */
const RATE_DIGITS = 2;

export type RateNoteProps = { rate: Summary['rate'] | undefined };

/** The exchange rate that amounts were converted with; nothing when none was used. */
export const RateNote = ({ rate }: RateNoteProps) => {
  const { t } = texts.useTexts();
  const format = useFormat();
  if (!rate) return null;
  const won = format.decimal(rate.usd_krw, RATE_DIGITS);
  return <p css={note}>{t('figures.rate', { rate: won, date: format.date(rate.date) })}</p>;
};
