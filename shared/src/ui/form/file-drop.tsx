import { useId, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { useLanguage } from '../../i18n/index.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { ProgressBar } from '../parts/progress-bar.tsx';
import { FieldMessage } from './field-message.tsx';
import { validateFiles } from './validate-files.ts';
import type { FileRejection, FileConstraints } from './validate-files.ts';
import * as styles from './file-drop.styles.ts';
import { formatFileSize } from './format-file-size.ts';
import { formTexts } from './form-texts.ts';
import * as formStyles from './form.styles.ts';

/** A selected file and the progress of its upload. */
export type UploadFile = {
  id: string;
  file: File;
  /** From 0 to 1, when the upload is complete. */
  progress?: number | undefined;
  /** Error message of a failed upload. */
  error?: string | undefined;
};

/** Props of `FileDrop`. */
export type FileDropProps = FileConstraints & {
  label: string;
  files: readonly UploadFile[];
  /** Called with the selected files that satisfy the constraints. */
  onAdd: (files: File[]) => void;
  onRemove: (file: UploadFile) => void;
  /** Called before `onAdd` when selected files violate the constraints, which the drop zone itself reports. */
  onReject?: () => void;
  hint?: string;
  error?: string | undefined;
  isDisabled?: boolean;
};

/** A drop zone for files with a button that opens the file dialog. */
export const FileDrop = (props: FileDropProps) => {
  const { label, files, onAdd, onRemove, onReject, hint, error, isDisabled = false, ...rules } = props;
  const { types, maxSize, maxFiles = 1 } = rules;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { t } = formTexts.useTexts();
  const language = useLanguage();
  const [isOver, setOver] = useState(false);
  const [rejected, setRejected] = useState<readonly FileRejection[]>([]);

  const add = (list: FileList | null) => {
    const result = validateFiles([...(list ?? [])], rules, files.length);
    setRejected(result.rejected);
    if (result.rejected.length > 0) onReject?.();
    if (result.accepted.length > 0) onAdd(result.accepted);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isDisabled) add(event.dataTransfer.files);
  };
  const reasonOf = ({ reason }: FileRejection) => {
    if (reason === 'type') return t('files.type', { types: types?.join(', ') ?? '' });
    if (reason === 'size') return t('files.size', { size: formatFileSize(maxSize ?? 0, language) });
    return reason === 'count' ? t('files.count', { count: maxFiles }) : t('files.empty');
  };

  return (
    <div css={formStyles.choice} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} css={formStyles.legend}>
        {label}
      </span>
      <div
        css={styles.zone}
        data-over={isOver && !isDisabled ? '' : undefined}
        data-disabled={isDisabled ? '' : undefined}
        data-invalid={error ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <Icon name="upload" size={20} />
        <span css={styles.words}>
          <span css={styles.desktopWords}>{`${t('files.drop')} `}</span>
          <label css={styles.choose}>
            <input
              ref={input}
              type="file"
              css={styles.input}
              multiple={maxFiles > 1}
              accept={types?.join(',')}
              disabled={isDisabled}
              aria-describedby={`${id}-message`}
              onChange={(event) => {
                add(event.target.files);
                // Otherwise selecting the same file again after its removal fires no change event.
                event.target.value = '';
              }}
            />
            <span>{t('files.choose')}</span>
          </label>
        </span>
        {hint && <span css={styles.hint}>{hint}</span>}
      </div>
      <FieldMessage
        id={id}
        error={
          rejected.length > 0
            ? rejected.map((one) => (
                <div key={one.file.name}>
                  {t('files.refused', { name: one.file.name, reason: reasonOf(one) })}
                </div>
              ))
            : error
        }
      />
      {files.length > 0 && (
        <ul css={styles.list} aria-label={t('files.list')}>
          {files.map((one) => (
            <li key={one.id} css={styles.item}>
              <Icon name={one.error ? 'circle-alert' : 'file'} css={one.error && styles.bad} />
              <span css={styles.file}>
                <span css={styles.name} title={one.file.name}>
                  {one.file.name}
                </span>
                <span css={[styles.facts, one.error && styles.bad]}>
                  {one.error ??
                    (one.progress === 1 ? t('files.done') : formatFileSize(one.file.size, language))}
                </span>
                {one.progress !== undefined && one.progress < 1 && !one.error && (
                  <ProgressBar
                    css={styles.progress}
                    share={one.progress}
                    label={t('files.progress', { name: one.file.name })}
                  />
                )}
              </span>
              <IconButton
                icon="close"
                size="sm"
                label={t('files.remove', { name: one.file.name })}
                onClick={() => {
                  onRemove(one);
                  input.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
