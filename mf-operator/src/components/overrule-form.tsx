import { useUnsavedWork } from '@portal/shared/state';
import { Button } from '@portal/shared/ui/controls';
import { Banner } from '@portal/shared/ui/feedback';
import { Form, FormTextArea, s, useForm } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { overrule, overruleButtons } from './dialog.styles.ts';
import { requiredReason } from './reason.ts';

const MAX_REASON_LENGTH = 500;

export type OverruleFormProps = {
  title: string;
  /** What was refused, where the title does not say it. */
  children?: ReactNode;
  /** Of the reason, as are hint and missingText. */
  label: string;
  hint: string;
  missingText: string;
  /** The label of the button that submits. */
  action: string;
  isBusy: boolean;
  onSend: (reason: string) => Promise<unknown>;
};

/** Asks for the reason why the server shall do what it refused. */
export function OverruleForm({
  title,
  children,
  label,
  hint,
  missingText,
  action,
  isBusy,
  onSend,
}: OverruleFormProps) {
  const schema = useMemo(
    () => s.object({ reason: requiredReason(missingText, MAX_REASON_LENGTH) }),
    [missingText],
  );
  const form = useForm({ schema, defaultValues: { reason: '' } });
  // Not the form's own guard: a reason whose sending fails was submitted, but is not saved.
  useUnsavedWork(form.formState.isDirty);
  return (
    <div css={overrule} role="alert">
      <Banner kind="warn" title={title}>
        {children}
      </Banner>
      <Form form={form} label={title} isGuarded={false} onSubmit={({ reason }) => onSend(reason)}>
        <FormTextArea form={form} name="reason" label={label} hint={hint} rows={2} required />
        <div css={overruleButtons}>
          <Button variant="danger" type="submit" isBusy={isBusy}>
            {action}
          </Button>
        </div>
      </Form>
    </div>
  );
}
