import type { Language } from '@portal/shared/facts';
import { removeInvisible } from '@portal/shared/api';
import { type ThemeOptions, themeVariables } from '@portal/shared/theme/style-sheet';
import { Html, markup } from '../../releases/edge/markup.ts';
import type { MailDocument, MailRow, MailSection } from './mail-document.ts';
import { findMailText } from './mail-texts.ts';

export type MailFrame = {
  language: Language;
  site: { name: string; theme: ThemeOptions };
  /** `https://` and the domain, before each address of the document. */
  origin: string;
  /** The pages of the settings and of ending these mails, with their origin. */
  settingsUrl: string;
  unsubscribeUrl: string;
};

/** Names come from YouTube and from people: on one line, without characters that change the direction of others. */
const toLine = (text: string) => removeInvisible(text).replaceAll(/\s+/g, ' ').trim();

const renderTextRow = ({ label, value, detail, href }: MailRow, origin: string) => {
  const figure = value === undefined ? toLine(label) : `${toLine(label)}: ${value}`;
  const words = detail ? `${figure} (${toLine(detail)})` : figure;
  return href === undefined ? `- ${words}` : `- ${words}\n  ${origin}${href}`;
};

/** A mail as plain text. */
export const renderMailText = (
  { title, sections }: MailDocument,
  { language, origin, settingsUrl, unsubscribeUrl }: MailFrame,
) =>
  [
    toLine(title),
    ...sections.map(({ title: heading, rows }) =>
      [toLine(heading), ...rows.map((row) => renderTextRow(row, origin))].join('\n'),
    ),
    [
      `${findMailText(language, 'settings')}: ${settingsUrl}`,
      `${findMailText(language, 'unsubscribe')}: ${unsubscribeUrl}`,
    ].join('\n'),
  ].join('\n\n');

// Mail programs know neither variables nor, some of them, style sheets: every element has its own style.
const FONT = "font-family:-apple-system,'Apple SD Gothic Neo','Malgun Gothic','Segoe UI',Roboto,sans-serif";

/** The classes by which the dark colours replace those of the elements, in programs that know style sheets. */
const renderDarkStyle = (theme: ThemeOptions) => {
  const dark = themeVariables(theme, 'dark');
  const rules = [
    `.canvas{background-color:${dark['--canvas']}!important}`,
    `.surface{background-color:${dark['--surface']}!important;border-color:${dark['--primary']} ${dark['--line']} ${dark['--line']}!important}`,
    `.row{border-color:${dark['--line']}!important}`,
    `.words{color:${dark['--text']}!important}`,
    `.quiet{color:${dark['--text-2']}!important}`,
  ];
  return new Html(`@media (prefers-color-scheme:dark){${rules.join('')}}`);
};

const createRenderers = (theme: ThemeOptions, origin: string) => {
  const light = themeVariables(theme, 'light');
  const words = (size: number, weight = 400) =>
    `${FONT};font-size:${size}px;line-height:1.45;font-weight:${weight};color:${light['--text']};text-decoration:none`;
  const quiet = (size: number) => `${FONT};font-size:${size}px;line-height:1.45;color:${light['--text-2']}`;
  const rowStyle = `padding:10px 0;border-top:1px solid ${light['--line']}`;

  const renderName = (label: string, href: string | undefined) =>
    href === undefined
      ? markup`<span class="words" style="${words(15)}"><bdi>${label}</bdi></span>`
      : markup`<a class="words" href="${origin}${href}" style="${words(15)}"><bdi>${label}</bdi></a>`;

  const renderRow = ({ label, value, detail, href }: MailRow, isFigure: boolean) => markup`<tr>
<td class="row" style="${rowStyle};overflow-wrap:anywhere" valign="top">${renderName(label, href)}${
    detail ? markup`<br><span class="quiet" style="${quiet(13)}"><bdi>${detail}</bdi></span>` : undefined
  }</td>
<td class="row words" style="${rowStyle};padding-left:16px;white-space:nowrap;${words(isFigure ? 20 : 15, 600)}" align="right" valign="top">${value}</td>
</tr>`;

  const renderSection = ({ title, rows }: MailSection, index: number) => markup`
<h2 class="words" style="margin:24px 0 8px;${words(15, 600)}">${title}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">
${rows.map((row) => renderRow(row, index === 0))}
</table>`;
  return { light, words, quiet, renderSection };
};

/** A mail as HTML of tables with their own styles, as Outlook and Gmail show it; without pictures and scripts. */
export const renderMailHtml = (
  { subject, preview, title, sections }: MailDocument,
  { language, site, origin, settingsUrl, unsubscribeUrl }: MailFrame,
): string => {
  const { light, words, quiet, renderSection } = createRenderers(site.theme, origin);
  const button = `display:inline-block;padding:12px 20px;${FONT};font-size:15px;font-weight:600;color:${light['--on-primary']};text-decoration:none`;
  const { text } = markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${renderDarkStyle(site.theme)}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background-color:${light['--canvas']}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light['--canvas']}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td style="padding:0 4px 12px"><span class="quiet" style="${quiet(14)};font-weight:600">${site.name}</span></td></tr>
<tr><td class="surface" style="padding:24px;background-color:${light['--surface']};border:1px solid ${light['--line']};border-top:3px solid ${light['--primary']};border-radius:8px">
<h1 class="words" style="margin:0;${words(22, 650)}">${title}</h1>
${sections.map((section, index) => renderSection(section, index))}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:24px"><tr><td bgcolor="${light['--primary']}" style="border-radius:8px;background-color:${light['--primary']}"><a href="${origin}/" style="${button}">${findMailText(language, 'open')}</a></td></tr></table>
</td></tr>
<tr><td class="quiet" style="padding:16px 4px;${quiet(13)}">
<p style="margin:0 0 8px">${findMailText(language, 'reason', { site: site.name })}</p>
<a class="quiet" href="${settingsUrl}" style="${quiet(13)}">${findMailText(language, 'settings')}</a> · <a class="quiet" href="${unsubscribeUrl}" style="${quiet(13)}">${findMailText(language, 'unsubscribe')}</a>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
  return text;
};
