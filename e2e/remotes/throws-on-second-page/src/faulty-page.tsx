export function Page(): never {
  throw new Error('planted: this page cannot be rendered');
}
