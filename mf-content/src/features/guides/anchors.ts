/** The anchors of the questions on `/guides`. */
export const QUESTIONS = { shorts: 'shorts-revenue', earnings: 'earnings', claim: 'claim' } as const;

/** The anchor of the part of `/guides/auths` on translated descriptions. */
export const TRANSLATED = 'translated';
