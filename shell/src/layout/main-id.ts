/** The id of the `<main>` element, the target of the skip link. */
export const MAIN_ID = 'main';
