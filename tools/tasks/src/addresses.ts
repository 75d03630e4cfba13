import { DEMO_PASSWORD } from '@portal/api/demo';

const SIGN_INS = [
  ['aurora', 'manager@aurora.example', 'Korean, side navigation'],
  ['lagoon', 'manager@lagoon.example', 'Traditional Chinese, rail'],
  ['ember', 'manager@ember.example', 'Simplified Chinese, top navigation'],
  ['mono', 'manager@mono.example', 'English, top navigation'],
  ['playlist', 'manager@playlist.example', 'English, playlist site'],
  ['console', 'operator@console.example', 'for operators'],
];

/** Where the demo's sites are, who can sign in there, and what stands in for YouTube. */
export function demoAddresses(port: number, youtube?: string): string {
  const width = Math.max(...SIGN_INS.map(([, who = '']) => who.length));
  const rows = SIGN_INS.map(
    ([site, who = '', what]) =>
      `  http://${site}.localhost:${port}`.padEnd(36) + `${who.padEnd(width)}  ${what}`,
  );
  return [
    '',
    ...rows,
    '',
    ...(youtube === undefined ? [] : [`Without YOUTUBE_API_KEY, ${youtube} stands in for YouTube.`]),
    `Every password is ${DEMO_PASSWORD}. Stop with Ctrl-C.`,
    '',
  ].join('\n');
}
