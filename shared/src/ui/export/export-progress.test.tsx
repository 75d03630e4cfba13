import { screen, waitFor } from '@testing-library/react';
import { errorResponse, fakeApi, renderPortal, startPortal } from '../../testing/index.ts';
import { token } from '../../theme/index.ts';
import { ExportProgress } from './export-progress.tsx';
import { exportTexts } from './export-texts.ts';

const id = '0b8f9d2e-3c1a-4d5e-8f70-123456789abc';

beforeEach(async () => {
  startPortal();
  await exportTexts.load();
});

it.each([
  [{ received: 0, total: undefined }, '파일을 준비하고 있어요취소'],
  [{ received: 1_000, total: 4_000 }, '내려받고 있어요·25.0%취소'],
  [{ received: 1_000, total: undefined }, '내려받고 있어요취소'],
])('the export progress shows %j after a delay', async (progress, words) => {
  fakeApi.get('/export/state', { state: 'writing', ahead: 0 });
  const running = { id, ...progress };
  const { container } = await renderPortal(<ExportProgress running={running} onCancel={() => undefined} />);

  expect(container).toBeEmptyDOMElement();
  await screen.findByRole('button', { name: '취소' });
  expect(container).toHaveTextContent(words);
});

it('the export progress is above the content and below the sticky header of the page', async () => {
  fakeApi.get('/export/state', { state: 'writing', ahead: 0 });
  const running = { id, received: 0, total: undefined };
  await renderPortal(<ExportProgress running={running} onCancel={() => undefined} />);

  const line = (await screen.findByRole('button', { name: '취소' })).parentElement;
  const layer = Number(line && getComputedStyle(line).zIndex);

  expect(layer).toBeGreaterThan(token.layer.content);
  expect(layer).toBeLessThan(token.layer.stickyHeader);
});

it('the export progress shows how many files come first, until the export is written', async () => {
  const states = [
    { state: 'waiting', ahead: 2 },
    { state: 'waiting', ahead: 0 },
    { state: 'writing', ahead: 0 },
  ] as const;
  let asked = 0;
  const state = fakeApi.get('/export/state', () => states[Math.min(asked++, 2)] ?? states[2]);
  const running = { id, received: 0, total: undefined };
  const { container } = await renderPortal(<ExportProgress running={running} onCancel={() => undefined} />);
  const shows = (words: string) => waitFor(() => expect(container).toHaveTextContent(words));

  await shows('차례를 기다리고 있어요·앞에 2개취소');
  await shows('차례를 기다리고 있어요취소');
  await shows('파일을 준비하고 있어요취소');
  expect(state.calls[0]?.query.get('id')).toBe(id);
});

it('the export progress keeps what one server said when another one does not know the export', async () => {
  const states = [
    { state: 'unknown', ahead: 0 },
    { state: 'waiting', ahead: 2 },
    { state: 'unknown', ahead: 0 },
    { state: 'writing', ahead: 0 },
  ] as const;
  const seen: (string | null)[] = [];
  const state = fakeApi.get('/export/state', () => {
    seen.push(container.textContent);
    return states[Math.min(seen.length - 1, 3)] ?? states[3];
  });
  const running = { id, received: 0, total: undefined };
  const { container } = await renderPortal(<ExportProgress running={running} onCancel={() => undefined} />);

  // What was shown when the next response was requested.
  await waitFor(() => expect(state.calls).toHaveLength(5));
  expect(seen.slice(1)).toEqual([
    '파일을 준비하고 있어요취소',
    '차례를 기다리고 있어요·앞에 2개취소',
    '차례를 기다리고 있어요·앞에 2개취소',
    '파일을 준비하고 있어요취소',
  ]);
});

it.each([
  ['is unknown', { state: 'unknown', ahead: 0 } as const],
  ['cannot be read', errorResponse(429, 'busy')],
])('the export progress says that the file is prepared when its state %s', async (_, state) => {
  fakeApi.get('/export/state', state);
  const running = { id, received: 0, total: undefined };
  await renderPortal(<ExportProgress running={running} onCancel={() => undefined} />);

  expect(await screen.findByRole('status')).toHaveTextContent('파일을 준비하고 있어요');
});
