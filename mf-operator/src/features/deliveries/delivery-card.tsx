import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import { token, type as font } from '@portal/shared/theme';
import { Facts } from '@portal/shared/ui/data';
import { RowCard } from '@portal/shared/ui/table';
import { texts } from '../../texts.ts';
import type { Delivery } from './deliveries.api.ts';
import { DeliveryAmount } from './delivery-amount.tsx';
import { DeliveryBadge } from './delivery-badge.tsx';
import { DeliveryMenu } from './delivery-menu.tsx';
import type { DeliveryMenuProps } from './delivery-menu.tsx';
import { describeAuthor } from './describe-author.ts';
import { describeReport } from './describe-report.ts';

const foot = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${token.space[4]} ${token.space[8]}`,
  margin: `${token.space[8]} 0 0`,
  ...font.caption,
  color: token.color.text3,
});

export type DeliveryCardProps = Pick<DeliveryMenuProps, 'onFilter'> & { delivery: Delivery };

/** A delivery as a card on a phone. */
export function DeliveryCard({ delivery, onFilter }: DeliveryCardProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { day, name, rows, delivered_at: delivered } = delivery;
  return (
    <RowCard
      title={day === null ? t('deliveries.everyDay') : format.dateWithWeekday(day)}
      end={<DeliveryMenu {...{ delivery, onFilter }} />}
      meta={<Facts items={[...describeReport(t, delivery), name]} />}
      figures={[
        { label: t('deliveries.table.amount'), value: <DeliveryAmount delivery={delivery} /> },
        { label: t('deliveries.table.rows'), value: format.count(rows.read) },
        { label: t('deliveries.table.unknown'), value: format.count(rows.unknown_channel) },
      ]}
    >
      <p css={foot}>
        <DeliveryBadge delivery={delivery} />
        <Facts items={[format.dateTime(delivered), describeAuthor(t, delivery)]} />
      </p>
    </RowCard>
  );
}
