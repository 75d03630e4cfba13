import { useFormat } from '@portal/shared/i18n';
import { Button, TextArea } from '@portal/shared/ui/controls';
import { Banner } from '@portal/shared/ui/feedback';
import { Modal } from '@portal/shared/ui/overlay';
import { useRef, useState } from 'react';
import type { FlagDialogProps } from '../../components/flag-dialog.tsx';
import { MAX_LINES } from './channel-lines.ts';
import { CsvImport } from './csv-import.tsx';
import { LineResults } from './line-results.tsx';
import * as styles from './register.styles.ts';
import { registerTexts } from './texts.ts';
import { useRegistration } from './use-registration.ts';

export { registerTexts };

/** The dialog that resolves pasted links and handles to channels and registers those that the user confirms. */
export function RegisterDialog({ value, onClose }: FlagDialogProps) {
  const { t } = registerTexts.useTexts();
  const format = useFormat();
  const [isImporting, setImporting] = useState(false);
  const links = useRef<HTMLTextAreaElement>(null);
  // A value that is removed while the dialog fades out does not change what it was opened with.
  const [link] = useState(value === undefined || value === '1' ? '' : value);
  const registration = useRegistration({ link, isOpen: value !== undefined, onDone: onClose });
  const { text, lines, available, isBusy, isChecked, addedCount, failure } = registration;
  const isAsOpened = text === link && Object.keys(registration.categories.chosen).length === 0;
  const later = lines.length - MAX_LINES;
  const handleSubmit = () => {
    registration.submit();
    // The focus reads the message, which is no live region before it is there.
    if (lines.length === 0) links.current?.focus();
  };

  return (
    <Modal
      isOpen={value !== undefined}
      onClose={onClose}
      isDismissable={!isBusy}
      title={t('title')}
      description={t('text', { count: MAX_LINES })}
      footerNote={available.length > 1 && t('perChannel')}
      hasUnsavedWork={text.trim() !== '' && !isAsOpened}
      footer={(cancel) => (
        <>
          <Button size="lg" disabled={isBusy} onClick={cancel}>
            {t('cancel')}
          </Button>
          <Button size="lg" variant="primary" isBusy={isBusy} onClick={handleSubmit}>
            {available.length > 0 ? t('submitCount', { count: available.length }) : t('submit')}
          </Button>
        </>
      )}
    >
      <div css={styles.content}>
        <TextArea
          ref={links}
          css={styles.links}
          label={t('links.label')}
          aside={`${format.count(Math.min(lines.length, MAX_LINES))} / ${format.count(MAX_LINES)}`}
          placeholder={t('links.placeholder')}
          rows={5}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          // The dialog was opened to type here.
          autoFocus
          value={text}
          onChange={(event) => registration.changeText(event.target.value)}
          error={isChecked && lines.length === 0 ? t('links.missing') : undefined}
          hint={later > 0 ? t('links.later', { max: MAX_LINES, count: later }) : undefined}
          hasMessageLine={false}
          disabled={isBusy}
        />
        {isImporting ? (
          <CsvImport onRead={registration.addFile} />
        ) : (
          <Button
            css={styles.openCsv}
            variant="quiet"
            size="sm"
            icon="upload"
            onClick={() => setImporting(true)}
          >
            {t('csv.open')}
          </Button>
        )}
        {addedCount > 0 && (
          <div role="status">
            <Banner kind="good">{t('partly', { count: addedCount })}</Banner>
          </div>
        )}
        {failure && (
          <Banner kind="bad" title={t('failed')}>
            {failure.message}
          </Banner>
        )}
        {lines.length > 0 && <LineResults registration={registration} />}
        <Banner kind="info">{t('note')}</Banner>
      </div>
    </Modal>
  );
}
