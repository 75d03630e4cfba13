import { useUnsavedWork } from '@portal/shared/state';
import { Button } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FileDrop, Form, FormText, s, useForm } from '@portal/shared/ui/form';
import { useId, useMemo } from 'react';
import { OverruleForm } from '../../components/overrule-form.tsx';
import { texts } from '../../texts.ts';
import * as styles from './report-card.styles.ts';
import { ReportOutcomeView } from './report-outcome.tsx';
import { useReportFiles } from './use-report-files.ts';

/** The largest file that the API accepts, in bytes. */
const MAX_BYTES = 8_589_934_592;
const MAX_FILES = 100;
/** The names of content owners that the API accepts. */
const OWNER = /^(?:[A-Za-z0-9][\w.-]{0,39})?$/;

/** Ingests report files, and shows what each changed or why it did not; a reason overrules a doubt. */
export function ReportCard() {
  const { t } = texts.useTexts();
  const formId = useId();
  const { files, add, remove, sendNew, sendForced, cancel, isSending, unsent, forceable } = useReportFiles();
  const schema = useMemo(
    () =>
      s.object({
        owner: s.string().check(
          s.trim(),
          s.refine((owner) => OWNER.test(owner), { error: t('deliveries.upload.ownerInvalid') }),
        ),
      }),
    [t],
  );
  const form = useForm({
    schema,
    defaultValues: { owner: '' },
    draft: { name: 'deliveries.owner', fields: ['owner'] },
  });
  useUnsavedWork(unsent > 0 || isSending);
  const ended = files.flatMap(({ id, outcome }) => (outcome ? [{ id, outcome }] : []));

  return (
    <Card title={t('deliveries.upload.title')}>
      <div css={styles.stack}>
        <Form
          form={form}
          id={formId}
          label={t('deliveries.upload.title')}
          onSubmit={({ owner }) => sendNew(owner)}
        >
          <FileDrop
            label={t('deliveries.upload.files')}
            types={['.csv', '.csv.gz']}
            maxSize={MAX_BYTES}
            maxFiles={MAX_FILES}
            files={files}
            onAdd={add}
            onRemove={remove}
            hint={t('deliveries.upload.hint')}
            isDisabled={isSending}
          />
          <FormText
            form={form}
            name="owner"
            label={t('deliveries.upload.owner')}
            hint={t('deliveries.upload.ownerHint')}
            autoComplete="off"
            spellCheck={false}
            disabled={isSending}
          />
        </Form>
        <div css={styles.outcomes} role="status">
          {ended.map(({ id, outcome }) => (
            <ReportOutcomeView key={id} name={id} outcome={outcome} />
          ))}
        </div>
        {forceable > 0 && (
          <OverruleForm
            title={t('deliveries.upload.force', { count: forceable })}
            label={t('deliveries.upload.reason')}
            missingText={t('deliveries.dialog.reasonMissing')}
            hint={t('deliveries.dialog.reasonHint')}
            action={t('deliveries.upload.forceSend')}
            isBusy={isSending}
            onSend={(reason) => sendForced(form.getValues('owner').trim(), reason)}
          />
        )}
        <div css={styles.buttons}>
          {isSending && <Button onClick={cancel}>{t('dialog.cancel')}</Button>}
          <Button
            variant="primary"
            icon="upload"
            type="submit"
            form={formId}
            disabled={unsent === 0}
            isBusy={isSending}
          >
            {unsent === 0
              ? t('deliveries.upload.sendNothing')
              : t('deliveries.upload.send', { count: unsent })}
          </Button>
        </div>
      </div>
    </Card>
  );
}
