import { markup } from './markup.ts';

/** Styles of the placeholder, in the colours of the domain's CSS variables. */
export const PLACEHOLDER_STYLES = `
.portal-start{display:grid;place-content:center;justify-items:center;gap:16px;min-height:100dvh;padding-inline:24px;text-align:center;word-break:keep-all}
.portal-start svg{width:32px;height:32px;fill:none;stroke-width:3;stroke-linecap:round;animation:portal-start 1s linear infinite}
.portal-start circle{stroke:var(--line-2)}
.portal-start path{stroke:var(--primary-ui)}
@keyframes portal-start{to{rotate:1turn}}
@media (prefers-reduced-motion:reduce){.portal-start svg{animation:none}}`;

/** Shown until the shell renders, so that the first bytes already draw something. */
export const startPlaceholder = markup`<div class="portal-start" aria-busy="true"><svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="13"/><path d="M16 3a13 13 0 0 1 13 13"/></svg></div>`;
