/** Blocks the page's only thread; the cookie is how a test lets go of it. */
export function Page() {
  while (!document.cookie.includes('planted=calm')) {
    // Nothing else runs meanwhile, not even what would stop it.
  }
  return <p>planted: this page is calm</p>;
}
