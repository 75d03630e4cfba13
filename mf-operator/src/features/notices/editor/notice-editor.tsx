import { useQueryFlag } from '@portal/shared/routing';
import { Button } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { Form } from '@portal/shared/ui/form';
import { texts } from '../../../texts.ts';
import type { OperatorNotice } from '../notices.api.ts';
import { ConflictBanner } from './conflict-banner.tsx';
import * as styles from './editor.styles.ts';
import { LanguageFields } from './language-fields.tsx';
import { NoticePreview } from './notice-preview.tsx';
import { isScheduled } from './notice-values.ts';
import { PublicationFields } from './publication-fields.tsx';
import { SiteFields } from './site-fields.tsx';
import { useNoticeForm } from './use-notice-form.ts';
import { useSaveNotice } from './use-save-notice.ts';

export type NoticeEditorProps = {
  /** The notice to change; without it a new one is written. */
  stored?: OperatorNotice;
};

/** Writes a notice in up to four languages, with what its readers will see beside it. */
export function NoticeEditor({ stored }: NoticeEditorProps) {
  const { t } = texts.useTexts();
  const { form, language } = useNoticeForm(stored);
  const { save, isPending, conflict, keepOwn, takeTheirs } = useSaveNotice(form, stored);
  const { open: openDeletion } = useQueryFlag('delete');
  const values = form.watch();
  const action = stored ? 'save' : isScheduled(values) ? 'schedule' : 'publish';

  return (
    <div css={styles.columns}>
      <Card>
        <Form css={styles.form} form={form} label={t('notices.editor.label')} onSubmit={save}>
          {conflict && <ConflictBanner conflict={conflict} onKeepOwn={keepOwn} onTakeTheirs={takeTheirs} />}
          <SiteFields form={form} />
          <LanguageFields form={form} values={values} language={language} />
          <PublicationFields form={form} values={values} stored={stored} />
          <div css={styles.buttons}>
            {stored && (
              <Button
                css={styles.remove}
                variant="quiet"
                tone="bad"
                icon="trash"
                disabled={isPending}
                onClick={() => openDeletion(stored.id)}
              >
                {t('notices.menu.delete')}
              </Button>
            )}
            <Button variant="primary" type="submit" isBusy={isPending} disabled={conflict !== undefined}>
              {t(`notices.editor.${action}`)}
            </Button>
          </div>
        </Form>
      </Card>
      <NoticePreview values={values} language={language} />
    </div>
  );
}
