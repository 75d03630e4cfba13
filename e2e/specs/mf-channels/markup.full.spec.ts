import { paths } from '@portal/shared/routing';
import { expectStoredText, storedText, testMarkupStaysText } from '../../fixtures/markup-tests.ts';
import { xssVectors } from '../../fixtures/markup.ts';
import { createPartner } from '../../fixtures/partner.ts';
import { screens } from '../../fixtures/screens.ts';
import { test } from '../../fixtures/test.ts';
import { createYoutube } from '../../fixtures/youtube.ts';

testMarkupStaysText(
  'mf-channels',
  screens['mf-channels'].map(({ address }) => address),
);

test('T-01 markup stored as a YouTube channel title is shown as text in the channel list', async ({
  page,
  sessions,
  restoreSession,
}) => {
  const call = await createPartner('lagoon', sessions);
  const youtube = await createYoutube();
  const links = (await youtube.channels()).map((id) => `https://www.youtube.com/channel/${id}`);
  // The response type that the API declares.
  const { items } = (await call('/channel/resolve', { links: links.slice(0, 50) })) as {
    items: { outcome: string; channel: { youtube_id: string; name: string } | null }[];
  };
  const found = items.find(({ outcome }) => outcome === 'available')?.channel;
  if (!found) throw new Error('Every channel is registered');
  const channels: string[] = [];
  try {
    await youtube.change({
      channel: found.youtube_id,
      title: storedText,
      description: xssVectors.join(' ').slice(0, 1_000),
    });
    // The response type that the API declares.
    const { channel } = (await call('/channel/add', { youtube_id: found.youtube_id, category: 'bgm' })) as {
      channel: { id: string };
    };
    channels.push(channel.id);
    await restoreSession('lagoon');

    await expectStoredText(page, [{ address: paths.manageChannel.path, words: 'T-01 <img src=x' }]);
  } finally {
    await youtube.change({ channel: found.youtube_id, title: found.name, description: '' });
    if (channels.length > 0)
      await call('/channel/delete', { channels, acknowledged: true, password: 'demo-1234' });
  }
});
