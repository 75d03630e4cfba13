import type { FileError } from '@portal/shared/http';
import { plainList } from '../../components/dialog.styles.ts';
import { texts } from '../../texts.ts';
import { isReportType } from './report-types.ts';

export type HeaderFaultProps = { header: NonNullable<FileError['header']> };

/** Why the header of a file was refused: the report it is nearest to, how it differs, what it has and what it must have. */
export function HeaderFault({ header }: HeaderFaultProps) {
  const { t } = texts.useTexts();
  const { report, named, found, missing, extra, repeated, expected } = header;
  const nameOf = (type: string) => (isReportType(type) ? `${t(`deliveries.type.${type}`)} (${type})` : type);
  const lists = { missing, extra, repeated, found, expected };
  const differs = (type: string) =>
    named === undefined
      ? t('deliveries.header.incomplete', { report: nameOf(type) })
      : t('deliveries.header.misnamed', { report: nameOf(type), named: nameOf(named) });
  const reason = report === null ? t('deliveries.header.unknown') : differs(report);
  return (
    <>
      <span>{reason}</span>
      <ul css={plainList}>
        {(['missing', 'extra', 'repeated', 'found', 'expected'] as const).map(
          (name) =>
            lists[name].length > 0 && (
              <li key={name}>
                <b>{t(`deliveries.header.${name}`)}</b> <span translate="no">{lists[name].join(', ')}</span>
              </li>
            ),
        )}
      </ul>
    </>
  );
}
