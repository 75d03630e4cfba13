import { useEffect } from 'react';

const leave = () => {
  const box = document.createElement('div');
  box.append(...Array.from({ length: 2_000 }, () => document.createElement('i')));
  document.body.append(box);

  for (let count = 0; count < 50; count += 1) window.addEventListener('scroll', () => undefined);
  setInterval(() => undefined, 60_000);

  const sheet = new CSSStyleSheet();
  sheet.replaceSync('h1 { text-transform: uppercase }');
  document.adoptedStyleSheets.push(sheet);

  document.title = 'planted';
  Reflect.set(globalThis, 'planted', true);
  const { includes } = Array.prototype;
  Object.defineProperty(Array.prototype, 'includes', {
    configurable: true,
    writable: true,
    value(this: unknown[], ...args: [unknown, number?]) {
      return includes.apply(this, args);
    },
  });
  localStorage.clear();
  // A history entry of its own for the same page.
  history.pushState(null, '', location.href);
};

/** Leaves every kind of side effect behind. */
export function Page() {
  useEffect(leave, []);
  return <p>planted: this page cleans nothing up</p>;
}
