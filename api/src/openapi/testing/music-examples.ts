import type { Example } from './example.ts';

/** A track that the tests insert. */
export const TRACK = 'KRA012600001';
const trackExample: Example = { input: () => ({ body: { isrc: TRACK } }) };

/** Example calls of the catalogue. */
export const musicExamples: Record<string, Example> = {
  tracks: {},
  track: { input: () => ({ query: { isrc: TRACK } }) },
  similarTracks: { input: () => ({ query: { isrc: TRACK } }) },
  // The tests have no file of a preview, whose access is decided before it is looked for.
  trackPreview: { input: () => ({ query: { hash: '0'.repeat(64) } }), status: 404 },
  musicTraits: {},
  musicTags: {},
  popularTracks: {},
  shoppingTracks: {},
  favouriteTracks: {},
  addFavouriteTrack: trackExample,
  removeFavouriteTrack: trackExample,
  searchWords: {},
  setSearchWord: { input: () => ({ body: { word: 'Walk', kind: 'mood', code: 'calm' } }) },
  removeSearchWord: { input: () => ({ body: { word: 'Walk' } }) },
};
