import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toFileNamePart } from './file-name.ts';

test('toFileNamePart removes path separators and control characters, but no letters and digits of any language', () => {
  for (const [name, part] of [
    ['골목 한끼', '골목-한끼'],
    ['頻道・24時', '頻道-24時'],
    ['../..\\etc/passwd', 'etc-passwd'],
    ['C:\\con\u0000.txt', 'C-con-txt'],
    ['Zo\u0065\u0308 & Ko.', 'Zoë-Ko'],
    ['हिन्दी', 'हिन्दी'],
    ['\u202egnp.exe', 'gnp-exe'],
    ['🎬🎬', ''],
    ['\ud800', ''],
  ] as const)
    assert.equal(toFileNamePart(name), part, name);
});

test('toFileNamePart returns at most 60 bytes and never splits a grapheme', () => {
  assert.equal(toFileNamePart('길'.repeat(40)), '길'.repeat(20));
  assert.equal(toFileNamePart(`a${'길'.repeat(40)}`), `a${'길'.repeat(19)}`);
  assert.equal(toFileNamePart(`a${'e\u0301\u0323'.repeat(80)}`), `a${'\u1eb9\u0301'.repeat(11)}`);
});
