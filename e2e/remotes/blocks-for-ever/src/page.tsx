/** Blocks the page's only thread; what a test has stored beforehand keeps it from that. */
export function Page() {
  const isCalm = localStorage.getItem('planted') === 'calm';
  while (!isCalm) {
    // Nothing else runs meanwhile, not even what would stop it.
  }
  return <p>planted: this page is calm</p>;
}
