import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { findTextProblems } from './find-problems.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const checkout = mkdtempSync(path.join(tmpdir(), 'portal-texts-'));
after(() => rmSync(checkout, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(checkout, file)), { recursive: true });
  writeFileSync(path.join(checkout, file), text);
};
copyFileSync(path.join(root, 'tsconfig.base.json'), path.join(checkout, 'tsconfig.base.json'));

type Texts = Record<string, Record<string, string>>;

const KOREAN: Texts = {
  list: { title: '목록', count_other: '{{count}}개', new: '새로워요', old: '오래됐어요' },
};
const ENGLISH: Texts = {
  list: {
    title: 'List',
    count_one: '{{count}} item',
    count_other: '{{count}} items',
    new: 'New',
    old: 'Old',
  },
};

const CODE = `
import type ko from './locales/ko.json';
declare const t: (key: \`list.\${keyof (typeof ko)['list']}\`) => string;
export const words = (kind: 'new' | 'old') => [t('list.title'), t('list.count'), t(\`list.\${kind}\`)];
`;

/** Runs the check on a package with these texts and this source. */
function checkPackage({ ko = KOREAN, en = ENGLISH, code = CODE, folder = 'mf-x', subFolder = '' } = {}) {
  rmSync(path.join(checkout, folder), { recursive: true, force: true });
  const languages = { ko, en, 'zh-CN': ko, 'zh-TW': ko };
  const place = path.join(folder, 'src', subFolder);
  for (const [language, texts] of Object.entries(languages))
    write(`${place}/locales/${language}.json`, JSON.stringify(texts));
  write(`${place}/words.ts`, code);
  return findTextProblems(checkout, [folder]).problems;
}

const without = (texts: Texts, key: string): Texts => {
  const { [key]: _, ...list } = texts['list'] ?? {};
  return { list };
};
const withText = (texts: Texts, key: string, text: string): Texts => ({
  list: { ...texts['list'], [key]: text },
});

test('the text check accepts complete texts that are all used', () => {
  assert.deepEqual(checkPackage(), []);
});

/** A violation and the problem that the check must report. */
const violations: [string, Parameters<typeof checkPackage>[0], RegExp][] = [
  [
    'a key that is missing in a translation',
    { en: without(ENGLISH, 'title') },
    /en\.json: "list\.title" is missing/,
  ],
  [
    'a key that only a translation has',
    { en: withText(ENGLISH, 'more', 'More') },
    /en\.json: "list\.more" is not in ko/,
  ],
  ['an empty text', { en: withText(ENGLISH, 'title', ' ') }, /en\.json: "list\.title" is empty/],
  [
    'a missing placeholder',
    { en: withText(ENGLISH, 'count_one', 'one item') },
    /"list\.count_one" has other placeholders/,
  ],
  ['a missing plural form', { en: without(ENGLISH, 'count_one') }, /en\.json: "list\.count_one" is missing/],
  [
    'a plural form that the language does not have',
    { ko: withText(KOREAN, 'count_one', '{{count}}개') },
    /ko\.json: "list\.count_one" is never shown/,
  ],
  [
    'an unused key',
    { code: CODE.replace("t('list.title'), ", '') },
    /"list\.title" is used nowhere in mf-x\/src/,
  ],
  ['an unused plural key', { code: CODE.replace("t('list.count'), ", '') }, /"list\.count" is used nowhere/],
  [
    'a key that no composed key can produce',
    { code: CODE.replace("kind: 'new' | 'old'", "kind: 'new'") },
    /"list\.old" is used nowhere/,
  ],
  [
    'a rejected word in a locale file, with the preferred one',
    { ko: withText(KOREAN, 'title', '구성원 목록') },
    /ko\.json: "list\.title": "구성원" is called "멤버"/,
  ],
  [
    'a rejected word under a language in code',
    { code: `${CODE}export const titles = { ko: '멤버', 'zh-TW': ['客戶經理'] };` },
    /words\.ts:\d+: "客戶經理" is called "專屬經理"/,
  ],
  [
    'a rejected word in a call with one text per language',
    { code: `${CODE}export const title = of({ 'zh-TW': '' }, of('메일', 'E-mail', '邮箱', '信箱'));` },
    /words\.ts:\d+: "E-mail" is called "Email"/,
  ],
  [
    'a Korean particle after a placeholder',
    { ko: withText(KOREAN, 'count_other', '{{count}}을 골랐어요') },
    /"list\.count_other": "을" must not follow a placeholder/,
  ],
  [
    'both forms of a Korean particle',
    { ko: withText(KOREAN, 'old', '고른 채널을(를) 지웠어요') },
    /"list\.old": "을\(를\)" must be one particle/,
  ],
  [
    'facts that a text joins with a dot',
    { ko: withText(KOREAN, 'old', '예상 · PT') },
    /"list\.old": facts are joined by `Facts`/,
  ],
];

test('the text check accepts a Korean word that starts like a particle, and one after a space', () => {
  const ko = withText(KOREAN, 'count_other', '{{count}}이상 {{count}} 이에요');

  assert.deepEqual(checkPackage({ ko, en: ENGLISH }), []);
});

test('the text check accepts a dot between the parts of a title', () => {
  assert.deepEqual(checkPackage({ ko: withText(KOREAN, 'title', '카나리 · 목록') }), []);
});

for (const [what, violation, expected] of violations) {
  test(`the text check reports ${what}`, () => {
    const problems = checkPackage(violation);

    assert.ok(
      problems.some((problem) => expected.test(problem)),
      problems.join('\n'),
    );
  });
}

test('the text check finds a key of a shared folder unused even when another folder uses the key', () => {
  const problems = checkPackage({ folder: 'shared', subFolder: 'one' });
  write('shared/src/other/words.ts', CODE);
  rmSync(path.join(checkout, 'shared/src/one/words.ts'));

  assert.deepEqual(problems, []);
  assert.match(
    findTextProblems(checkout, ['shared']).problems.join(),
    /"list\.title" is used nowhere in shared\/src\/one/,
  );
});

test('the command of the text check prints each problem and fails, and passes without one', () => {
  const run = (texts: Parameters<typeof checkPackage>[0]) => {
    checkPackage(texts);
    const { status, stderr } = spawnSync(
      process.execPath,
      [path.join(import.meta.dirname, 'main.ts'), 'mf-x'],
      { encoding: 'utf8', env: { ...process.env, TEXTS_ROOT: checkout } },
    );
    return { status, problems: stderr.trim().split('\n').filter(Boolean).length };
  };

  assert.deepEqual(run({}), { status: 0, problems: 0 });
  assert.deepEqual(run({ en: without(ENGLISH, 'title') }), { status: 1, problems: 1 });
});
