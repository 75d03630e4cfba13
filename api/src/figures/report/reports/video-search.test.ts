import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import { searchExamples } from '../../../platform/testing/search-examples.ts';
import { createReportFixture } from '../testing/report-fixture.ts';

describeEachDatabase('the search of videos', (api) => {
  it('finds a video by its present title as every search does', async () => {
    const { manager } = await createReportFixture(api);
    const find = async (typed: string): Promise<string[]> => {
      const search = encodeURIComponent(typed);
      const { status, body } = await manager.get(
        `/report/videos?from=2026-10-21&to=2026-11-17&search=${search}`,
      );
      assert.equal(status, 200, JSON.stringify(body));
      return body.items.map(({ id }: { id: string }) => id);
    };

    for (const [title, typed] of searchExamples) {
      await api.db.updateTable('video').set({ title }).where('id', '=', 'alpha0-vid-0').execute();
      assert.deepEqual(await find(typed), ['alpha0-vid-0'], `${typed} in ${title}`);
    }
    assert.deepEqual(await find('nova'), []);
  });
});
