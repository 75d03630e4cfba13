import { ExportMenu } from '@portal/shared/ui/export';
import type { ExportEntry, ExportMenuProps } from '@portal/shared/ui/export';
import { texts } from '../../texts.ts';
import { REPORT_EXPORTS } from './report-exports.ts';
import type { ReportExport } from './report-exports.ts';

export type ReportExportMenuProps = Omit<ExportMenuProps, 'entries'> & {
  /** The exportable tables and charts with their current filters and order. */
  entries: readonly ReportExport[];
};

/** The export menu of reports, which names what each file contains. */
export const ReportExportMenu = ({ entries, ...menu }: ReportExportMenuProps) => {
  const { t } = texts.useTexts();
  return (
    <ExportMenu
      {...menu}
      entries={entries.map(
        ({ what, ...entry }) =>
          // The type of `ReportExport` ties the query to the path; destructuring loses that.
          ({ ...entry, path: REPORT_EXPORTS[what], label: t(`export.${what}`) }) as ExportEntry,
      )}
    />
  );
};
