import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { ReportContext, Selection, Viewer } from '../../figures/report/scope/report-context.ts';
import type { Scope } from '../../figures/report/scope/scope.ts';
import { findChannelOfVideo } from './file-revenue.repository.ts';

/** What may be selected: a member, a channel, or one video of it. */
export type VideoSelection = Selection & { video?: string | undefined };

/** The channels of a selection; of a video its channel. @throws AppError `not_found` when the viewer may not see them */
export const findVideoScope = async (
  { db, context }: { db: Db; context: ReportContext },
  viewer: Viewer,
  { video, ...selection }: VideoSelection,
): Promise<Scope> => {
  const { channel } = selection;
  if (video === undefined) return context.readScope(viewer, selection);
  const of = await findChannelOfVideo(db, { accountId: viewer.accountId, videoId: video });
  if (of === undefined || (channel !== undefined && channel !== of)) throw new AppError('not_found');
  return context.readScope(viewer, { ...selection, channel: of });
};
