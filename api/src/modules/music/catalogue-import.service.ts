import type { Readable } from 'node:stream';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Actor } from '../audit/actor.ts';
import type { Audit } from '../audit/audit.service.ts';
import { mediaUrl } from '../media/drawing.ts';
import { type ParsedTrack, parseCatalogue } from './catalogue-file.ts';
import { catalogueRepository } from './catalogue-import.repository.ts';

type Stored =
  Awaited<ReturnType<typeof catalogueRepository.all>> extends Map<string, infer Track> ? Track : never;

/** The track to store: the file's values, and the stored ones where the file has no column. */
const mergeTrack = (parsed: ParsedTrack, stored: Stored | undefined) => ({
  isrc: parsed.isrc,
  title: parsed.title,
  artist: parsed.artist,
  category: parsed.category,
  duration_seconds: parsed.seconds,
  cover: (parsed.cover === undefined ? stored?.cover : parsed.cover) ?? mediaUrl('cover', parsed.isrc),
  exclusive_logo:
    parsed.isExclusive === undefined
      ? (stored?.exclusive_logo ?? null)
      : parsed.isExclusive
        ? mediaUrl('logo', 'exclusive')
        : null,
  tags: parsed.tags ?? stored?.tags ?? [],
});

type MergedTrack = ReturnType<typeof mergeTrack>;

const isSame = (track: MergedTrack, stored: Stored) =>
  track.title === stored.title &&
  track.artist === stored.artist &&
  track.category === stored.category &&
  track.duration_seconds === stored.duration_seconds &&
  track.cover === stored.cover &&
  track.exclusive_logo === stored.exclusive_logo &&
  track.tags.join(' ') === stored.tags.join(' ');

/** Imports a catalogue file in one transaction. */
export const createCatalogueImport =
  ({ db, clock, audit, isrcPrefix }: { db: Db; clock: Clock; audit: Audit; isrcPrefix: string }) =>
  async (
    actor: Actor,
    source: Readable,
    { name, removeMissing }: { name: string; removeMissing: boolean },
  ) => {
    const given = await parseCatalogue(source, { isrcPrefix, tags: await catalogueRepository.tags(db) });
    return db.transaction().execute(async (trx) => {
      await catalogueRepository.lock(trx);
      const stored = await catalogueRepository.all(trx);
      const tracks = given.map((track) => mergeTrack(track, stored.get(track.isrc)));
      const added = tracks.filter(({ isrc }) => !stored.has(isrc));
      const there = tracks.flatMap((track) => {
        const before = stored.get(track.isrc);
        return before ? [{ track, before }] : [];
      });
      const restored = there.filter(({ before }) => before.removed_at !== null);
      const changed = there.filter(
        ({ track, before }) => before.removed_at === null && !isSame(track, before),
      );
      const named = new Set(tracks.map(({ isrc }) => isrc));
      const missing = [...stored.values()].filter((track) => !track.removed_at && !named.has(track.isrc));
      const removed = removeMissing ? missing.map(({ isrc }) => isrc) : [];

      const written = [...added, ...[...restored, ...changed].map(({ track }) => track)];
      await catalogueRepository.put(
        trx,
        written.map(({ tags: _, ...track }) => ({ ...track, removed_at: null })),
      );
      await catalogueRepository.replaceTags(
        trx,
        written.map(({ isrc }) => isrc),
        written.flatMap(({ isrc, tags }) => tags.map((tag) => ({ isrc, tag_id: tag }))),
      );
      await catalogueRepository.remove(trx, removed, clock.now());

      const counts = {
        added: added.length,
        changed: changed.length,
        restored: restored.length,
        removed: removed.length,
        kept: there.length - changed.length - restored.length,
      };
      if (written.length + removed.length > 0)
        await audit.record(
          actor,
          { action: 'music.imported', subject: name, after: { ...counts, removed_tracks: removed } },
          trx,
        );
      return { ...counts, missing: missing.length - removed.length };
    });
  };
