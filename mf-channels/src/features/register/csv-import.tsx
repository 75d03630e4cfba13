import { useLanguage } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui/controls';
import { Banner } from '@portal/shared/ui/feedback';
import { FileDrop } from '@portal/shared/ui/form';
import { useState } from 'react';
import { CATEGORIES } from './categories.ts';
import type { CsvLine } from './channel-csv.ts';
import { decodeCsv, parseChannelCsv, toCsvUrl } from './channel-csv.ts';
import * as styles from './register.styles.ts';
import { registerTexts } from './texts.ts';

const MAX_BYTES = 1_000_000;

type Outcome = { kind: 'read'; name: string; count: number } | { kind: 'empty' } | { kind: 'failed' };

export type CsvImportProps = { onRead: (lines: readonly CsvLine[]) => void };

/** Reads links and categories from a CSV file into the form, where they are checked before anything is saved. */
export function CsvImport({ onRead }: CsvImportProps) {
  const { t } = registerTexts.useTexts();
  const language = useLanguage();
  const [outcome, setOutcome] = useState<Outcome>();

  const names = Object.fromEntries(
    CATEGORIES.flatMap((value) => [
      [value, value],
      [t(`category.${value}`).toLowerCase(), value],
    ]),
  );
  const read = async (file: File) => {
    try {
      const lines = parseChannelCsv(decodeCsv(await file.arrayBuffer(), language), names);
      if (lines.length === 0) return setOutcome({ kind: 'empty' });
      onRead(lines);
      setOutcome({ kind: 'read', name: file.name, count: lines.length });
    } catch {
      // The file is no text, or was moved or deleted after it was chosen.
      setOutcome({ kind: 'failed' });
    }
  };
  const template = toCsvUrl([
    [t('csv.link'), t('csv.category')],
    ['https://www.youtube.com/@handle', t('category.bgm')],
    ['@handle', t('category.song')],
  ]);

  return (
    <div css={styles.csv}>
      <FileDrop
        label={t('csv.label')}
        types={['.csv', 'text/csv']}
        maxSize={MAX_BYTES}
        files={[]}
        onAdd={([file]) => void (file && read(file))}
        onRemove={() => undefined}
        onReject={() => setOutcome(undefined)}
        hint={t('csv.hint')}
        error={outcome && outcome.kind !== 'read' ? t(`csv.${outcome.kind}`) : undefined}
      />
      <a css={styles.template} href={template} download={t('csv.templateName')}>
        <Icon name="download" size={16} />
        <span>{t('csv.template')}</span>
      </a>
      {outcome?.kind === 'read' && (
        <div role="status">
          <Banner kind="good">{t('csv.read', { name: outcome.name, count: outcome.count })}</Banner>
        </div>
      )}
    </div>
  );
}
