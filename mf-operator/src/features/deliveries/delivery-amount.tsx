import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import { token, type } from '@portal/shared/theme';
import { EmptyValue } from '@portal/shared/ui/data';
import { texts } from '../../texts.ts';
import type { Delivery } from './deliveries.api.ts';
import { formatAmount } from './format-amount.ts';

const before = css({ display: 'block', ...type.caption, color: token.color.text3, whiteSpace: 'nowrap' });

export type DeliveryAmountProps = { delivery: Delivery };

/** The views or the dollars of a delivery, and those of the file that it replaced. */
export function DeliveryAmount({ delivery }: DeliveryAmountProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const amount = formatAmount(format, delivery);
  const replaced = delivery.replaced && formatAmount(format, delivery.replaced);
  return (
    <>
      <span>{amount ?? <EmptyValue reason={t('deliveries.noAmount')} />}</span>
      {replaced && <span css={before}>{t('deliveries.before', { amount: replaced })}</span>}
    </>
  );
}
