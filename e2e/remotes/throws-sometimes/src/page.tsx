const KEY = 'planted-loads';

/** The number of this page load in its browser. */
const load = Number(localStorage.getItem(KEY) ?? 0);
localStorage.setItem(KEY, String(load + 1));

/** Three of ten page loads in a row: the first, the fifth and the eighth. */
const isFaulty = (load * 3) % 10 < 3;

export function Page() {
  if (isFaulty) throw new Error('planted: this page cannot be rendered');
  return <h1>planted: this page is rendered</h1>;
}
