import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { parseAmount } from '@portal/shared/ui/controls';
import { FailedQuery, Loading, Skeleton } from '@portal/shared/ui/feedback';
import { Form, FormText, s, useForm } from '@portal/shared/ui/form';
import { Modal } from '@portal/shared/ui/overlay';
import { useId, useMemo } from 'react';
import { dialogForm } from '../../components/dialog.styles.ts';
import { FormButtons } from '../../components/form-buttons.tsx';
import { minimumQuery, setDomainMinimum } from './payouts.api.ts';
import type { DomainMinimum } from './payouts.api.ts';
import { payoutTexts } from './texts.ts';
import { usePayoutWrite } from './use-payout-write.ts';

type MinimumFormProps = {
  id: string;
  domain: string;
  isOpen: boolean;
  minimum: DomainMinimum;
  onSubmit: (amount: string | null) => Promise<unknown>;
};

/** The current minimum as the starting value, with where it comes from. */
function MinimumForm({ id, domain, isOpen, minimum, onSubmit }: MinimumFormProps) {
  const { t } = payoutTexts.useTexts();
  const { currency, amount: current, members } = minimum;
  const format = useFormat(currency);
  const schema = useMemo(
    () =>
      s.object({
        amount: s.string().check(
          s.trim(),
          s.refine((text) => text === '' || parseAmount(text, currency) !== undefined, {
            error: t('minimum.invalid'),
          }),
        ),
      }),
    [t, currency],
  );
  const form = useForm({
    schema,
    defaultValues: { amount: current ?? '' },
    ...(isOpen && { draft: { name: `payout.minimum.${domain}`, fields: ['amount'] } }),
  });
  const source =
    current === null ? t('minimum.none') : t('minimum.ofDomain', { amount: format.money(current) });
  return (
    <Form
      {...{ id, form }}
      css={dialogForm}
      label={t('minimum.amount')}
      onSubmit={({ amount }) => onSubmit(parseAmount(amount, currency) ?? null)}
    >
      <FormText
        form={form}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        label={t('minimum.amount')}
        hint={[source, members > 0 && t('minimum.ofMembers', { count: members }), t('minimum.hint')]
          .filter(Boolean)
          .join(' ')}
        end={currency}
        autoFocus
      />
    </Form>
  );
}

export type MinimumDialogProps = { isOpen: boolean; domain: string; name: string; onClose: () => void };

/** Sets from which amount on a domain pays, in its currency. */
export function MinimumDialog({ isOpen, domain, name, onClose }: MinimumDialogProps) {
  const { t } = payoutTexts.useTexts();
  const formId = useId();
  const query = useQuery({ ...minimumQuery(domain), enabled: isOpen });
  const write = usePayoutWrite({ send: setDomainMinimum, done: t('minimum.done', { name }), onClose });
  const { data } = query;
  return (
    <Modal
      {...{ isOpen, onClose }}
      title={t('minimum.title', { name })}
      description={t('minimum.text')}
      isDismissable={!write.isPending}
      footer={(cancel) => (
        <FormButtons
          {...{ formId }}
          isBusy={write.isPending}
          isDisabled={data === undefined}
          label={t('minimum.submit')}
          onCancel={cancel}
        />
      )}
    >
      {data && (
        <MinimumForm
          id={formId}
          {...{ domain, isOpen }}
          minimum={data}
          onSubmit={(amount) => write.mutateAsync({ domain, amount })}
        />
      )}
      {!data && query.isError && <FailedQuery query={query} level={3} title={t('minimum.failed')} />}
      {!data && !query.isError && (
        <Loading>
          <Skeleton width="100%" height={64} />
        </Loading>
      )}
    </Modal>
  );
}
