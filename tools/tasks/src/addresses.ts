import { DEMO_PASSWORD } from '@portal/api/demo';

const DEMO_ACCOUNTS = [
  ['aurora', 'manager@aurora.example', 'Korean, side navigation'],
  ['lagoon', 'manager@lagoon.example', 'Traditional Chinese, rail'],
  ['ember', 'manager@ember.example', 'Simplified Chinese, top navigation'],
  ['mono', 'manager@mono.example', 'English, top navigation'],
  ['playlist', 'manager@playlist.example', 'English, playlist site'],
  ['console', 'operator@console.example', 'for operators'],
];

/** The text that lists the demo's sites, their accounts, and the YouTube stand-in's address. */
export function formatDemoAddresses(port: number, youtube?: string): string {
  const width = Math.max(...DEMO_ACCOUNTS.map(([, account = '']) => account.length));
  const rows = DEMO_ACCOUNTS.map(
    ([site, account = '', description]) =>
      `  http://${site}.localhost:${port}`.padEnd(36) + `${account.padEnd(width)}  ${description}`,
  );
  return [
    '',
    ...rows,
    '',
    ...(youtube === undefined
      ? []
      : [`Without YOUTUBE_API_KEY, the stand-in at ${youtube} answers for YouTube.`]),
    `Every password is ${DEMO_PASSWORD}. Stop with Ctrl-C.`,
    '',
  ].join('\n');
}

/** The text that says what to do on a server without any site. */
export const formatFirstSteps = (port: number) =>
  [
    '',
    `The portal listens on port ${port} and has no site yet. In another terminal, with the same PORT and DATA_DIR:`,
    '',
    '  npm run portal -- site create console.localhost --name Console --console',
    '  npm run portal -- operator create you@example.com --domain console.localhost',
    '  npm run portal -- site create partner.localhost --name Partners --language en --currency USD',
    '  npm run portal -- manager create partner@example.com --domain partner.localhost',
    '',
    `Then sign in at http://console.localhost:${port} and http://partner.localhost:${port}.`,
    'docs/first-day.md goes on: channels, reports, rates, notices and tracks, by copying and pasting. Stop with Ctrl-C.',
    '',
  ].join('\n');
