import { useUnsavedWork } from '@portal/shared/state';
import { Button } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { Form, FormText, s, useForm } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import { texts } from '../../texts.ts';
import { RatesOutcome } from './rates-outcome.tsx';
import * as styles from './rates.styles.ts';
import { useSendRates } from './use-send-rates.ts';

const RATE = /^\d{1,6}(?:\.\d{1,6})?$/;

/** Sets the rate of one day. */
export function RateForm() {
  const { t } = texts.useTexts();
  const rates = useSendRates();
  const schema = useMemo(
    () =>
      s.object({
        day: s.string().check(s.minLength(1, t('rates.form.dayMissing'))),
        rate: s.string().check(
          s.trim(),
          s.refine((rate) => RATE.test(rate) && Number(rate) > 0, { error: t('rates.form.rateInvalid') }),
        ),
      }),
    [t],
  );
  const form = useForm({
    schema,
    defaultValues: { day: '', rate: '' },
    draft: { name: 'rates.add', fields: ['day', 'rate'] },
  });
  // Not the form's own guard: a rate that the server refuses was submitted, but is not saved.
  useUnsavedWork(form.formState.isDirty);
  return (
    <Card title={t('rates.form.title')}>
      <Form
        form={form}
        label={t('rates.form.title')}
        isGuarded={false}
        onSubmit={({ day, rate }) =>
          rates.mutation.mutate(
            { csv: new Blob([`day,rate\n${day},${rate}\n`]), isForced: false },
            { onSuccess: () => form.reset({ day, rate }) },
          )
        }
      >
        <div css={styles.pair}>
          <FormText form={form} name="day" type="date" label={t('rates.table.day')} />
          <FormText form={form} name="rate" inputMode="decimal" label={t('rates.table.rate')} />
        </div>
        <RatesOutcome rates={rates} />
        <div css={styles.buttons}>
          <Button variant="primary" type="submit" isBusy={rates.mutation.isPending}>
            {t('rates.form.set')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
