import type { Language } from '@portal/shared/facts';
import type { Db } from '../../../platform/database/database.ts';
import { pickLocalised } from '../../../texts/languages.ts';
import { traitRepository } from './trait.repository.ts';
import { storedKinds, type Trait, traitColumns, type TraitKind, type TrackTraits } from './traits.ts';

export type Languages = { language: Language; siteLanguage: Language };

/** The names of traits in the reader's language. */
export const createTraits = ({ db }: { db: Db }) => {
  // Only migrations change them, so a running server reads them once.
  let loading: Promise<readonly Trait[]> | undefined;

  const load = () =>
    (loading ??= traitRepository.list(db).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));

  const localise =
    ({ language, siteLanguage }: Languages) =>
    ({ kind, code, name }: Trait) => ({
      kind,
      code,
      name: pickLocalised(name, language, siteLanguage) ?? code,
    });

  const list = async (languages: Languages) => (await load()).map(localise(languages));

  return {
    list,

    /** A function that names the traits of a track. */
    async describer(languages: Languages) {
      const known = new Map((await list(languages)).map((trait) => [`${trait.kind} ${trait.code}`, trait]));
      const find = (kind: TraitKind, code: string | null) =>
        code === null ? [] : (known.get(`${kind} ${code}`) ?? []);
      return (track: TrackTraits) => storedKinds.flatMap((kind) => find(kind, track[traitColumns[kind]]));
    },
  };
};
