import { useRef } from 'react';
import { css } from '@emotion/react';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { Button, IconButton } from '@portal/shared/ui/controls';
import { Menu } from '@portal/shared/ui/overlay';
import type { MenuEntry } from '@portal/shared/ui/overlay';
import { texts } from '../../texts.ts';
import { EXPORT_FORMATS } from './export-files.ts';
import type { ExportEntry } from './export-files.ts';
import { ExportProgress } from './export-progress.tsx';
import { useExport } from './use-export.ts';

const anchor = css({ position: 'relative', display: 'inline-flex', flex: 'none' });

export type ExportMenuProps = {
  /** What of the screen can be saved, as it is filtered and sorted right now. */
  entries: readonly ExportEntry[];
  /** Further commands below them. */
  more?: readonly MenuEntry[];
  /** Says on its button what it saves, and shows only an icon, as on every phone. */
  iconLabel?: string;
  /** Shows only an icon, where there is no room for words. */
  isIcon?: boolean;
  isDisabled?: boolean;
};

/** Saves parts of the screen as files: what, in which format, how far it is, and a way to give it up. */
export const ExportMenu = ({
  entries,
  more = [],
  iconLabel,
  isIcon = iconLabel !== undefined,
  isDisabled = false,
}: ExportMenuProps) => {
  const { t } = texts.useTexts();
  const { save, progress, cancel } = useExport();
  const trigger = useRef<HTMLButtonElement>(null);
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const label = iconLabel ?? t('export.label');
  const busy = { ref: trigger, isBusy: progress !== undefined, disabled: isDisabled };
  const files = entries.flatMap((entry, index): MenuEntry[] => [
    ...(index > 0 ? (['separator'] as const) : []),
    ...EXPORT_FORMATS.map((format) => ({
      id: `${entry.what}-${format}`,
      label: t(`export.what.${entry.what}`),
      note: format.toUpperCase(),
      ...(entry.isPartial && { description: t('export.partial') }),
      onSelect: () => void save(entry, format),
    })),
  ]);
  return (
    <span css={anchor} data-print="hide">
      {progress && (
        <ExportProgress
          progress={progress}
          onCancel={() => {
            cancel();
            // The button that has the focus goes away.
            trigger.current?.focus();
          }}
        />
      )}
      <Menu
        label={label}
        trigger={
          !isIcon && !isPhone ? (
            <Button icon="download" {...busy}>
              {label}
            </Button>
          ) : (
            <IconButton icon="download" variant="secondary" label={label} {...busy} />
          )
        }
        entries={[...files, ...(more.length > 0 ? (['separator'] as const) : []), ...more]}
      />
    </span>
  );
};
