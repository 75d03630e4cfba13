import { isApiError, useQueryClient } from '@portal/shared/http';
import type { FileError } from '@portal/shared/http';
import type { UploadFile } from '@portal/shared/ui/form';
import { useFileUploads } from '../../components/use-file-uploads.ts';
import { texts } from '../../texts.ts';
import { DELIVERIES_KEY, sendReport } from './deliveries.api.ts';
import type { IngestResult } from './deliveries.api.ts';

/** What became of a file: ingested, refused with its errors, or refused because it looks wrong. */
export type ReportOutcome =
  | { kind: 'ingested'; result: IngestResult }
  | { kind: 'malformed'; errors: readonly FileError[] }
  | { kind: 'doubtful'; doubts: readonly FileError[] };

export type ReportFile = UploadFile & { outcome?: ReportOutcome | undefined };

/** Whether a reason can overrule the refusal of a file. */
export const isForceable = ({ outcome }: ReportFile): boolean =>
  outcome?.kind === 'doubtful' && outcome.doubts.every(({ accept }) => accept !== 'never');

const readRefusal = (error: unknown): ReportOutcome | undefined => {
  if (isApiError(error, 'delivery_doubtful')) return { kind: 'doubtful', doubts: error.fileErrors };
  return isApiError(error, 'report_malformed') ? { kind: 'malformed', errors: error.fileErrors } : undefined;
};

/** The report files that were chosen, and the sending of those that are not ingested yet. */
export function useReportFiles() {
  const { t } = texts.useTexts();
  const client = useQueryClient();
  const { files, send, ...uploads } = useFileUploads<ReportFile>((error) => {
    const outcome = readRefusal(error);
    if (outcome) return { progress: undefined, outcome };
    return { error: isApiError(error) ? error.serverMessage : t('faults.unreachable') };
  });
  const unsent = files.filter(({ progress, outcome }) => progress !== 1 && outcome === undefined);
  const doubtful = files.filter(isForceable);

  const sendReports = (chosen: readonly ReportFile[], order: { owner: string; reason?: string }) =>
    send(chosen, async (file, options) => {
      try {
        const { result } = await sendReport({ file, ...order }, options);
        return { outcome: { kind: 'ingested', result } };
      } finally {
        // Also after a refusal, which the list shows, too.
        void client.invalidateQueries({ queryKey: DELIVERIES_KEY });
      }
    });

  return {
    ...uploads,
    files,
    /** Sends what was neither ingested nor refused. */
    sendNew: (owner: string) => sendReports(unsent, { owner }),
    /** Sends again what looks wrong, with the reason why it is right. */
    sendForced: (owner: string, reason: string) => sendReports(doubtful, { owner, reason }),
    unsent: unsent.length,
    forceable: doubtful.length,
  };
}
