import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'kysely';
import { randomIds } from '../../ids.ts';
import { describeEachDatabase } from '../../testing/describe-databases.ts';
import { migrations } from './index.ts';

describeEachDatabase('the migration of notices to Markdown', (api) => {
  it('keeps the formatting of each language, and shows no notice as withdrawn', async () => {
    const id = randomIds.uuid();
    const html =
      '<h2>제목</h2><p>글 <strong>굵게</strong><br />1 &lt; 2 * 3</p><ul><li>하나</li><li>둘</li></ul>' +
      '<p><a href="/guides" target="_blank" rel="noopener noreferrer">가이드</a> <img src="/media/a.svg" alt="그림" /></p>' +
      '<table><thead><tr><th>날</th></tr></thead><tbody><tr><td>25일</td></tr></tbody></table>';
    await sql`alter table notice drop column withdrawn_at`.execute(api.db);
    await api.db
      .insertInto('notice')
      .values({
        id,
        domain: null,
        title: '{"ko":"제목"}',
        body: JSON.stringify({ ko: html, en: '<p>Text</p>' }),
        pinned: false,
        published_at: new Date(),
      })
      .execute();

    await migrations['0140-notice-markdown']?.up(api.db);

    const notice = await api.db
      .selectFrom('notice')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    assert.equal(
      notice.body.ko,
      [
        '## 제목',
        '글 **굵게**\\\n1 < 2 \\* 3',
        '* 하나\n* 둘',
        '[가이드](/guides) ![그림](/media/a.svg)',
        '| 날   |\n| --- |\n| 25일 |',
      ].join('\n\n'),
    );
    assert.equal(notice.body.en, 'Text');
    assert.equal(notice.withdrawn_at, null);
  });
});
