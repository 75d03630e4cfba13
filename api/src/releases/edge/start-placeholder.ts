import type { Language } from '@portal/shared/facts';
import { markup } from './markup.ts';
import { findPageText } from './page-texts.ts';

/** When the placeholder says that the scripts have not run; without a script, because none may have arrived. */
const LATE_SECONDS = 15;

/** Styles of the placeholder, in the colours of the domain's CSS variables. */
export const PLACEHOLDER_STYLES = `
.portal-start{display:grid;place-content:center;justify-items:center;gap:16px;min-height:100dvh;padding-inline:24px;text-align:center;word-break:keep-all}
.portal-start svg{width:2rem;height:2rem;fill:none;stroke-width:3;stroke-linecap:round;animation:portal-start 1s linear infinite}
.portal-start circle{stroke:var(--line-2)}
.portal-start path{stroke:var(--primary-ui)}
@keyframes portal-start{to{rotate:1turn}}
.portal-start div{height:0;visibility:hidden;animation:portal-late 0s ${LATE_SECONDS}s forwards}
.portal-start p{margin:0 0 8px;color:var(--text-2)}
.portal-start a{display:inline-block;padding:12px;color:var(--primary-text);font-weight:650}
@keyframes portal-late{to{visibility:visible}}
@media (prefers-reduced-motion:reduce){.portal-start svg{animation:none}}`;

/** Shown until the shell renders, so that the first bytes already draw something. */
export const renderStartPlaceholder = (language: Language) => {
  const text = findPageText(language, 'page.late');
  const reload = findPageText(language, 'page.reload');
  return markup`<div class="portal-start" aria-busy="true"><svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="13"/><path d="M16 3a13 13 0 0 1 13 13"/></svg><div><p>${text}</p><a href="">${reload}</a></div></div>`;
};
