import type { Language } from '@portal/shared/facts';
import { markup } from './markup.ts';
import { findPageText } from './page-texts.ts';
import { renderPlainPage } from './plain-page.ts';

/** The page of a demo's bare address, which links to its domains. */
export function renderDemoIndex(
  sites: readonly { domain: string; name: string }[],
  { language, port }: { language: Language; port: string },
) {
  const items = sites.map(({ domain, name }) => {
    const address = `${domain}${port && `:${port}`}`;
    return markup`<li><a href="http://${address}/">${name}</a> — ${address}</li>`;
  });
  return renderPlainPage(language, {
    title: findPageText(language, 'page.demoSites'),
    body: markup`<ul>${items}</ul>`,
  });
}
