import { useSnackbar } from '@portal/shared/state';
import { texts } from '../../texts.ts';
import { ReportExportMenu } from '../export/report-export-menu.tsx';
import type { ReportExport } from '../export/report-exports.ts';

export type ChartMenuProps = {
  /** The chart's data as a file. */
  entry: ReportExport;
};

/** The commands of a chart: its data as a file, and the address of what is on screen. */
export const ChartMenu = ({ entry }: ChartMenuProps) => {
  const { t } = texts.useTexts();
  const { show } = useSnackbar();
  const copyLink = () => {
    const address = window.location.href;
    navigator.clipboard.writeText(address).then(
      () => show({ type: 'success', title: t('trend.link.copied') }),
      // Denied by the browser or a policy: the address is shown instead.
      () => show({ type: 'error', title: t('trend.link.failed'), text: address }),
    );
  };
  return (
    <ReportExportMenu
      iconLabel={t('trend.menu')}
      iconButton={{ icon: 'more' }}
      entries={[entry]}
      more={[{ id: 'link', icon: 'link', label: t('trend.link.copy'), onSelect: copyLink }]}
    />
  );
};
