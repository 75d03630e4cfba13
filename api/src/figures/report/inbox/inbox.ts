import type { Db } from '../../../platform/database/database.ts';
import type { NotificationFacts } from '../../../access/notification/notification-facts.ts';
import type { Notifications } from '../../../access/notification/notification.service.ts';
import { readChannelRefs } from '../briefing/deviations.repository.ts';
import type { ReportContext, Viewer } from '../scope/report-context.ts';
import type { About } from './inbox.schemas.ts';
import { readTitles } from './inbox.repository.ts';
import { readFigures } from './read-figures.ts';

type Position = Parameters<Notifications['list']>[1];

const listChannels = (facts: readonly NotificationFacts[]) =>
  facts.flatMap((fact) => {
    if ('channel' in fact) return [fact.channel];
    return fact.kind === 'deviation' && fact.item === 'channel' ? [fact.id] : [];
  });

/** A page of a person's notifications, with names and figures as they are now. */
export const createInbox = ({
  db,
  context,
  notifications,
}: {
  db: Db;
  context: ReportContext;
  notifications: Notifications;
}) => {
  const describe = async (viewer: Viewer, facts: readonly NotificationFacts[]) => {
    const { accountId } = viewer;
    const channels = await readChannelRefs(db, { accountId, ids: [...new Set(listChannels(facts))] });
    const titles = await readTitles(db, {
      accountId,
      videos: facts.flatMap((fact) => (fact.kind === 'deviation' && fact.item === 'video' ? [fact.id] : [])),
      isrcs: facts.flatMap((fact) => (fact.kind === 'tracks_removed' ? fact.isrcs : [])),
    });
    const figures = await readFigures({ db, context }, viewer, facts);
    const names = new Map([...titles.videos, ...channels.map(({ id, name }) => [id, name] as const)]);
    const nameOf = (id: string) => ({ id, name: names.get(id) ?? null });
    return (fact: NotificationFacts): About => {
      switch (fact.kind) {
        case 'figures':
          return { ...fact, ...figures.ofDay(fact.day) };
        case 'deviation':
          return { ...fact, name: names.get(fact.id) ?? null, revenue: figures.ofItem(fact) };
        case 'channel_status':
        case 'verification_ends':
        case 'verification':
        case 'assignment':
        case 'transfer':
          return { ...fact, channel: nameOf(fact.channel) };
        case 'tracks_removed':
          return {
            kind: fact.kind,
            tracks: fact.isrcs.map((isrc) => ({ isrc, title: titles.tracks.get(isrc) ?? isrc })),
          };
        default:
          return fact;
      }
    };
  };

  return async (viewer: Viewer, after: Position, size: number) => {
    const { rows, next } = await notifications.list(viewer, after, size);
    const toAbout = await describe(
      viewer,
      rows.map(({ facts }) => facts),
    );
    return {
      currency: viewer.currency,
      items: rows.map(({ id, at, read_at: readAt, facts }) => ({
        id,
        at: at.toISOString(),
        is_read: readAt !== null,
        about: toAbout(facts),
      })),
      next,
      unread: await notifications.countUnread(viewer),
    };
  };
};
