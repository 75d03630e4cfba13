import type { FieldError } from '@portal/shared/http';
import { Button } from '@portal/shared/ui/controls';
import { Banner } from '@portal/shared/ui/feedback';
import { Form, FormTextArea, s, useForm } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import { requiredReason } from '../../components/reason.ts';
import { texts } from '../../texts.ts';
import * as styles from './music.styles.ts';

const MAX_REASON_LENGTH = 500;

export type RemovalOverruleProps = {
  /** How many tracks the file lacks, and how many there are; in English. */
  refusal: FieldError;
  isBusy: boolean;
  onSend: (reason: string) => Promise<unknown>;
};

/** Asks for the reason why a file may remove much of the catalogue. */
export function RemovalOverrule({ refusal, isBusy, onSend }: RemovalOverruleProps) {
  const { t } = texts.useTexts();
  const schema = useMemo(
    () => s.object({ reason: requiredReason(t('music.overrule.reasonMissing'), MAX_REASON_LENGTH) }),
    [t],
  );
  const form = useForm({ schema, defaultValues: { reason: '' } });
  return (
    <div css={styles.stack} role="alert">
      <Banner kind="warn" title={t('music.overrule.title')}>
        <span lang="en">{refusal.message}</span>
      </Banner>
      <Form
        form={form}
        label={t('music.overrule.title')}
        isGuarded={false}
        onSubmit={({ reason }) => onSend(reason)}
      >
        <FormTextArea
          form={form}
          name="reason"
          label={t('music.overrule.reason')}
          hint={t('music.overrule.reasonHint')}
          rows={2}
          required
        />
        <div css={styles.buttons}>
          <Button variant="danger" type="submit" isBusy={isBusy}>
            {t('music.overrule.send')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
