import { releaseIdIn } from './watch-release.ts';

const id = 'b'.repeat(64);

it('finds the id of the release set in a page', () => {
  const page = `<script type="application/json" id="site-metadata">{"id":"x"}</script>
<script type="application/json" id="release-set">{"domain":"a","id":"${id}","remotes":{}}</script>`;

  expect(releaseIdIn(page)).toBe(id);
});

it.each(['', 'captive portal', '<script id="release-set">{"id":"short"}</script>'])(
  'finds none in %j',
  (page) => {
    expect(releaseIdIn(page)).toBeUndefined();
  },
);
