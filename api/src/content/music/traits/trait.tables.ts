import type { JsonColumn } from '../../../platform/database/column-types.ts';
import type { Localised } from '../../../texts/languages.ts';
import type { TraitKind } from './traits.ts';

/** An allowed value of a kind of trait. */
export type TrackTraitTable = {
  kind: TraitKind;
  code: string;
  name: JsonColumn<Localised<string>>;
  position: number;
};
