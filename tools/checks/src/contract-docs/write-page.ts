import type { ContractExport, SubPath } from './read-exports.ts';

/** The purpose of each sub-path. A sub-path without an entry is an error, so that none is added unnoticed. */
const SUB_PATH_DESCRIPTIONS: Record<string, string> = {
  api: 'Types of the partner API, generated from the server’s OpenAPI document.',
  contract: 'What a remote is, and which version of the contract this is.',
  facts: 'Values that browser, server and tools agree on: languages, currencies, roles.',
  http: 'HTTP calls: the client, its errors, queries and mutations.',
  'http/preload-calls': 'Sends the first calls of a page while its code loads. For the shell.',
  i18n: 'Languages, texts, numbers, money and dates.',
  'i18n/create-format': 'The formats without React, for the server that writes mails.',
  notifications: 'Notifications in words. For the shell, and for the server that writes mails.',
  release:
    'Descriptors and release sets. For shell, server and tools; a remote uses its types in `remote.config.ts`.',
  routing: 'Addresses, links, and state that lives in the address.',
  'routing/paths': 'The addresses without React, for the server that writes mails.',
  'routing/report-links':
    'Addresses of reports of some days. For the shell, and for the server that writes mails.',
  search: 'How searches compare texts, on the server and in the browser.',
  state: 'State that several packages read: session, site, screen, messages.',
  testing: 'Renders a route of a remote as the shell does, against a faked network. For tests only.',
  theme: 'Tokens of the design, which follow the domain and the colour scheme.',
  'theme/style-sheet':
    'The tokens as a style sheet, for the server that writes pages, and for previews of themes.',
  'ui/chart': 'Charts.',
  'ui/controls': 'Buttons, fields, filters and other things to press and fill in.',
  'ui/data': 'Figures, cards, people and dates.',
  'ui/export': 'The menu that saves tables and charts as files of the server.',
  'ui/feedback': 'Loading, empty and failed states, and messages.',
  'ui/form': 'Forms, their rules and fields; what a server refuses stands beside the field it is about.',
  'ui/icons': 'The icons that a page does not start with, which the shell loads with the signed-in pages.',
  'ui/notice': 'The text of a notice, for its readers and for those who write it.',
  'ui/overlay': 'Dialogs, menus, popovers and tooltips.',
  'ui/table': 'Tables, their cards on phones, and pages.',
  'ui/texts': 'Texts of the components, which the shell loads with its own.',
};

const line = ({ name, kind, description: sentence, library }: ContractExport) =>
  `- \`${name}\` (${kind}): ${library === undefined ? sentence : `as \`${library}\` has it.`}`;

function section({ name, exports }: SubPath): string {
  const description = SUB_PATH_DESCRIPTIONS[name];
  if (description === undefined) throw new Error(`Say in write-page.ts what @portal/shared/${name} is for.`);
  return [`## @portal/shared/${name}`, description, exports.map(line).join('\n')].join('\n\n');
}

/** Our own exports without a description. */
export const findUndescribed = (subPaths: readonly SubPath[]): string[] =>
  subPaths.flatMap(({ name, exports }) =>
    exports
      .filter(({ description: sentence, library }) => sentence === undefined && library === undefined)
      .map((each) => `@portal/shared/${name}: \`${each.name}\` has no sentence; write a TSDoc comment`),
  );

/** Renders the contract's documentation. */
export const renderContractPage = (
  subPaths: readonly SubPath[],
  version: string,
): string => `# The contract, export by export

<!-- Made by \`npm run portal -- contract\` from the comments in the sources; edit those. -->

Version ${version}. The exact types stand in [the API reports](../shared/api-reports/); what a remote may use of it and how it
changes, in [remote-teams.md](remote-teams.md).

${subPaths.map(section).join('\n\n')}
`;
