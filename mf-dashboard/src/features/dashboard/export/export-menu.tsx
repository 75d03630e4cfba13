import { Button } from '@portal/shared/ui/controls';
import { Menu } from '@portal/shared/ui/overlay';
import { texts } from '../../../texts.ts';
import { EXPORTS } from './use-export.ts';
import type { ExportKind } from './use-export.ts';

export type ExportMenuProps = { onSave: (kind: ExportKind) => void; isBusy: boolean };

/** Which part of the screen to save as a file. */
export const ExportMenu = ({ onSave, isBusy }: ExportMenuProps) => {
  const { t } = texts.useTexts();
  return (
    <Menu
      label={t('dashboard.export.label')}
      trigger={
        <Button icon="download" isBusy={isBusy}>
          {t('dashboard.export.label')}
        </Button>
      }
      entries={EXPORTS.map((kind) => ({
        id: kind,
        label: t(`dashboard.export.${kind}`),
        note: 'CSV',
        onSelect: () => onSave(kind),
      }))}
    />
  );
};
