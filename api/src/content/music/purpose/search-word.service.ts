import type { Db } from '../../../platform/database/database.ts';
import type { Page } from '../../../platform/http/listing.ts';
import type { Actor } from '../../../access/audit/actor.ts';
import type { Audit } from '../../../access/audit/audit.service.ts';
import { AppError } from '../../../errors/app-error.ts';
import { category as categories } from '../music.schemas.ts';
import { traitRepository } from '../traits/trait.repository.ts';
import { foldWord } from './fold-word.ts';
import type { WordKind } from './word-kinds.ts';
import { searchWordRepository, type WordFilter } from './search-word.repository.ts';

/** The words of searches as operators change them. */
export const createSearchWords = ({ db, audit }: { db: Db; audit: Audit }) => {
  const isKnown = async (kind: WordKind, code: string) => {
    if (kind === 'ignored') return code === '';
    if (kind === 'category') return categories.safeParse(code).success;
    if (kind === 'tag') return searchWordRepository.isTag(db, code);
    const traits = await traitRepository.list(db);
    return traits.some((trait) => trait.kind === kind && trait.code === code);
  };

  const change = (actor: Actor, typed: string, next: { kind: WordKind; code: string } | undefined) =>
    db.transaction().execute(async (trx) => {
      const word = foldWord(typed);
      if (word === '') throw new AppError('validation', { fields: [{ path: 'word', code: 'required' }] });
      const before = await searchWordRepository.read(trx, word);
      if (next) await searchWordRepository.set(trx, { word, ...next });
      else await searchWordRepository.remove(trx, word);
      if (before?.kind === next?.kind && before?.code === next?.code) return;
      await audit.record(
        actor,
        {
          action: next ? 'search_word.set' : 'search_word.removed',
          subject: word,
          ...(before && { before }),
          ...(next && { after: next }),
        },
        trx,
      );
    });

  return {
    list: ({ search, kind }: WordFilter, page: Page) =>
      searchWordRepository.list(db, { kind, search: search && foldWord(search) }, page),

    /** Says what a word stands for, whatever it stood for before. */
    async set(actor: Actor, { word, kind, code }: { word: string; kind: WordKind; code: string }) {
      if (!(await isKnown(kind, code)))
        throw new AppError('validation', { fields: [{ path: 'code', code: 'invalid' }] });
      await change(actor, word, { kind, code });
    },

    /** Without effect when there is no such word. */
    remove: (actor: Actor, word: string) => change(actor, word, undefined),
  };
};
