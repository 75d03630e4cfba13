import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import { token, type } from '@portal/shared/theme';
import { Facts } from '@portal/shared/ui/data';
import { texts } from '../../texts.ts';
import type { Delivery } from './deliveries.api.ts';
import { DeliveryAmount } from './delivery-amount.tsx';
import { describeReport } from './describe-report.ts';

const styles = {
  head: css({
    display: 'flex',
    alignItems: 'center',
    gap: token.space[12],
    padding: token.space[12],
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.control,
  }),
  words: css({ flex: 1, minWidth: 0 }),
  name: css({ ...type.strong, color: token.color.text, overflowWrap: 'anywhere' }),
  meta: css({ ...type.caption, color: token.color.text3 }),
  amount: css({ flex: 'none', textAlign: 'end', ...type.number, color: token.color.text }),
};

export type DeliveryHeadProps = { delivery: Delivery };

/** The file that a dialog is about. */
export function DeliveryHead({ delivery }: DeliveryHeadProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { day, name } = delivery;
  return (
    <div css={styles.head}>
      <div css={styles.words}>
        <div css={styles.name}>{name}</div>
        <Facts
          css={styles.meta}
          items={[
            day === null ? t('deliveries.everyDay') : format.dateWithWeekday(day),
            ...describeReport(t, delivery),
          ]}
        />
      </div>
      <div css={styles.amount}>
        <DeliveryAmount delivery={delivery} />
      </div>
    </div>
  );
}
