import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { LANGUAGES } from '@portal/shared/facts';
import { createTexts } from './create-texts.ts';

type Texts = { title: string; unit: { days: string } };

describe('createTexts', () => {
  let folder: string;
  let findText: ReturnType<typeof createTexts<Texts & { gone: string }>>;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'texts-'));
    await mkdir(join(folder, 'locales'));
    for (const language of LANGUAGES) {
      const texts: Texts = { title: `title ${language}`, unit: { days: '{{count}} of {{all}}' } };
      await writeFile(join(folder, 'locales', `${language}.json`), JSON.stringify(texts));
    }
    findText = createTexts(folder);
  });

  after(() => rm(folder, { recursive: true }));

  it('createTexts finds the text of a language by its dotted key', () => {
    assert.equal(findText('zh-TW', 'title'), 'title zh-TW');
  });

  it('createTexts puts in the given values and keeps the places of others', () => {
    assert.equal(findText('ko', 'unit.days', { count: '3' }), '3 of {{all}}');
  });

  it('createTexts throws for a key that the file lacks', () => {
    assert.throws(() => findText('en', 'gone'), /en\.json has no text "gone"/);
  });
});
