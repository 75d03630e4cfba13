import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { queryDay, useQueryState } from '@portal/shared/routing';
import { TextField } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { ExportMenu } from '@portal/shared/ui/export';
import { Banner, FailedQuery, StatePanel } from '@portal/shared/ui/feedback';
import { useState } from 'react';
import { payoutTexts } from '../texts.ts';
import { OrderDialog } from './order-dialog.tsx';
import { RunLines } from './run-lines.tsx';
import { partnerRunQuery } from './run.api.ts';
import type { PartnerRunLine } from './run.api.ts';
import * as styles from './run.styles.ts';

/** The managers that the order for a bank leaves out. */
function MissingDetails({ lines }: { lines: readonly PartnerRunLine[] }) {
  const { t } = payoutTexts.useTexts();
  const format = useFormat();
  const missing = lines.filter(({ has_bank_details: isKnown }) => !isKnown);
  const names = [...new Set(missing.map(({ payee }) => payee.nickname ?? payee.email ?? payee.id))];
  if (names.length === 0) return null;
  return (
    <Banner css={styles.warning} kind="warn" title={t('run.missing', { count: names.length })}>
      {t('run.missingText', { names: format.list(names) })}
    </Banner>
  );
}

function DomainRun({ domain }: { domain: string }) {
  const { t } = payoutTexts.useTexts();
  const [requested, setRequested] = useQueryState('day', queryDay);
  const query = useQuery(partnerRunQuery(domain, requested));
  // Each opening is a new form: no number of an account stays in it.
  const [order, setOrder] = useState({ isOpen: false, count: 0 });
  const { data } = query;
  const day = requested ?? data?.day;
  if (query.isError && !data)
    return <FailedQuery query={query} isCompact level={3} title={t('run.failed')} />;
  return (
    <>
      <p css={styles.intro}>{t('run.text')}</p>
      <div css={styles.tools} data-print="hide">
        <TextField
          css={styles.day}
          type="date"
          label={t('run.day')}
          hasMessageLine={false}
          value={day ?? ''}
          onChange={(event) => setRequested(queryDay.parse(event.target.value))}
        />
        {day !== undefined && (
          <ExportMenu
            label={t('run.download')}
            isDisabled={!data?.items.length}
            entries={[
              { path: '/operator/payouts/run/export', label: t('run.title'), query: { domain, day } },
            ]}
            more={[
              {
                id: 'order',
                label: t('order.title'),
                note: 'XML',
                description: t('order.format'),
                onSelect: () => setOrder(({ count }) => ({ isOpen: true, count: count + 1 })),
              },
            ]}
          />
        )}
      </div>
      <MissingDetails lines={data?.items ?? []} />
      <RunLines
        lines={data?.items ?? []}
        isLoading={data === undefined}
        isRefetching={query.isPlaceholderData}
      />
      {day !== undefined && order.count > 0 && (
        <OrderDialog
          key={order.count}
          isOpen={order.isOpen}
          domain={domain}
          day={day}
          onClose={() => setOrder(({ count }) => ({ isOpen: false, count }))}
        />
      )}
    </>
  );
}

export type RunCardProps = { /** Empty for all of them. */ domain: string };

/** Which managers of a domain are payable on a day, as a list and as files for the bank. */
export function RunCard({ domain }: RunCardProps) {
  const { t } = payoutTexts.useTexts();
  return (
    <Card title={t('run.title')}>
      {domain === '' ? (
        <StatePanel
          kind="empty"
          icon="globe"
          isCompact
          level={3}
          title={t('run.chooseTitle')}
          text={t('run.chooseText')}
        />
      ) : (
        <DomainRun key={domain} domain={domain} />
      )}
    </Card>
  );
}
