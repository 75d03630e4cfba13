import { css } from '@emotion/react';
import type { TranslateText } from '@portal/shared/i18n';
import { useFormat, useLanguage } from '@portal/shared/i18n';
import { token, when } from '@portal/shared/theme';
import { FormSelect, FormText, FormTextArea, s, useForm } from '@portal/shared/ui/form';
import type { FormSchema } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { describeTimeZone, parseLocalTime } from '../../components/local-time.ts';
import { requiredReason } from '../../components/reason.ts';
import { useSiteSelect } from '../../components/use-site-select.ts';
import type ko from '../../locales/ko.json';
import { texts } from '../../texts.ts';
import { ALL_DOMAINS } from './find-freeze.ts';
import { MAX_REASON_LENGTH } from './move-values.ts';
import { addFreeze } from './releases.api.ts';
import { useMove } from './use-move.ts';

const times = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: token.space[12],
  [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** The names are those of the API, whose refusals name the fields. */
type FreezeValues = { domain: string; from: string; until: string; reason: string };

const findError = ({ from, until }: FreezeValues) => {
  const end = Date.parse(until);
  if (Number.isNaN(end)) return 'untilMissing';
  return end <= Date.now() || end <= Date.parse(from) ? 'untilEarly' : undefined;
};

const createFreezeSchema = (t: TranslateText<typeof ko>): FormSchema<FreezeValues> =>
  s
    .object({
      domain: s.string(),
      from: s.string(),
      until: s.string(),
      reason: requiredReason(t('releases.dialog.reasonMissing'), MAX_REASON_LENGTH),
    })
    .check(
      s.check<FreezeValues>(({ value, issues }) => {
        const error = findError(value);
        if (error)
          issues.push({
            code: 'custom',
            path: ['until'],
            input: value,
            message: t(`releases.freeze.${error}`),
          });
      }),
    );

export type FreezeDialogProps = {
  isOpen: boolean;
  /** The domain that is selected first. */
  domain: string;
  onClose: () => void;
};

/** Freezes a domain, or all of them, in a time. */
export function FreezeDialog({ isOpen, domain, onClose }: FreezeDialogProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const language = useLanguage();
  const schema = useMemo(() => createFreezeSchema(t), [t]);
  const form = useForm({
    schema,
    defaultValues: { domain, from: '', until: '', reason: '' },
    ...(isOpen && {
      draft: { name: `release.freeze.${domain}`, fields: ['domain', 'from', 'until', 'reason'] },
    }),
  });
  const { select } = useSiteSelect({
    value: form.watch('domain'),
    choices: [{ value: ALL_DOMAINS, label: t('releases.freeze.all') }],
  });
  const write = useMove({
    send: addFreeze,
    describe: ({ freeze }) =>
      t('releases.freeze.added', {
        name: select.valueLabel ?? domain,
        until: format.dateTime(freeze.until),
      }),
    onClose,
  });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('releases.freeze.add')}
      text={t('releases.freeze.text')}
      action={t('releases.freeze.confirm')}
      isBusy={write.isPending}
      form={form}
      onSubmit={({ domain: frozen, from, until, reason }) =>
        write.mutateAsync({
          domain: frozen === ALL_DOMAINS ? null : frozen,
          reason,
          until: parseLocalTime(until),
          ...(from !== '' && { from: parseLocalTime(from) }),
        })
      }
    >
      <FormSelect
        form={form}
        name="domain"
        label={t('releases.table.domain')}
        {...select}
        hasMessageLine={false}
      />
      <div css={times}>
        <FormText
          form={form}
          name="from"
          type="datetime-local"
          label={t('releases.freeze.from')}
          hint={t('releases.freeze.fromHint')}
        />
        <FormText
          form={form}
          name="until"
          type="datetime-local"
          label={t('releases.freeze.until')}
          hint={t('releases.timing.zone', { zone: describeTimeZone(language) })}
          required
        />
      </div>
      <FormTextArea
        form={form}
        name="reason"
        label={t('releases.dialog.reason')}
        hint={t('releases.freeze.reasonHint')}
        rows={2}
        required
      />
    </FormDialog>
  );
}
