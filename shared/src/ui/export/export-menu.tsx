import { useRef } from 'react';
import { css } from '@emotion/react';
import { screenClassAtom, useAtomValue } from '../../state/index.ts';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import type { IconButtonProps } from '../controls/icon-button.tsx';
import type { MenuEntry } from '../overlay/menu-item.ts';
import { Menu } from '../overlay/menu.tsx';
import { ExportProgress } from './export-progress.tsx';
import { exportTexts } from './export-texts.ts';
import { EXPORT_FORMATS } from './fetch-export.ts';
import type { ExportEntry } from './fetch-export.ts';
import { useExport } from './use-export.ts';
import type { ExportJob } from './use-export.ts';

/** Not positioned: the progress would be cut by a row that scrolls, such as a filter bar. */
const anchor = css({ display: 'inline-flex', justifyContent: 'flex-end', flex: 'none' });

/** Props of `ExportMenu`. */
export type ExportMenuProps = {
  /** The exportable tables and charts with their current filters and order. */
  entries: readonly ExportEntry[];
  /** Further menu entries below them. */
  more?: readonly MenuEntry[];
  /** The button's label; it shows an icon only, as on phones. */
  iconLabel?: string;
  /** The text of the button, instead of that of exports in general. */
  label?: string;
  /** @default 'md' */
  size?: 'sm' | 'md';
  /** From `useExport()`, for exports that go on when the menu is removed, or that several menus share. */
  job?: ExportJob;
  /** Whether it shows the progress of `job`, which one menu should do. @default true */
  hasProgress?: boolean;
  /** The button of a menu that is more than exports. @default a download button with a border */
  iconButton?: Pick<IconButtonProps, 'icon' | 'variant'>;
  /** Shows an icon only, where space is limited. */
  isIcon?: boolean;
  isDisabled?: boolean;
  className?: string;
};

/** A menu that exports tables and charts as files, with progress and cancel. */
export const ExportMenu = ({
  entries,
  more = [],
  iconLabel,
  label: text,
  size,
  job,
  hasProgress = true,
  iconButton = { icon: 'download', variant: 'secondary' },
  isIcon = iconLabel !== undefined,
  isDisabled = false,
  className,
}: ExportMenuProps) => {
  const { t } = exportTexts.useTexts();
  const own = useExport();
  const { save, running, cancel } = job ?? own;
  const trigger = useRef<HTMLButtonElement>(null);
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const label = iconLabel ?? text ?? t('label');
  const common = { size, ref: trigger, isBusy: running !== undefined, disabled: isDisabled };
  const files = entries.flatMap((entry, index): MenuEntry[] => [
    ...(index > 0 ? (['separator'] as const) : []),
    ...EXPORT_FORMATS.map((format) => ({
      id: `${entry.path} ${format}`,
      label: entry.label,
      note: format.toUpperCase(),
      ...(entry.isPartial && { description: t('partial') }),
      onSelect: () => void save(entry, format),
    })),
  ]);
  return (
    <span css={anchor} className={className} data-print="hide">
      {running && hasProgress && (
        <ExportProgress
          running={running}
          onCancel={() => {
            cancel();
            // The focused button is removed.
            trigger.current?.focus();
          }}
        />
      )}
      <Menu
        label={label}
        trigger={
          !isIcon && !isPhone ? (
            <Button icon="download" {...common}>
              {label}
            </Button>
          ) : (
            <IconButton {...iconButton} label={label} {...common} />
          )
        }
        entries={[...files, ...(more.length > 0 ? (['separator'] as const) : []), ...more]}
      />
    </span>
  );
};
