import { screen } from '@testing-library/react';
import { renderPortal, startPortal } from '../../testing/index.ts';
import { ExportProgress } from './export-progress.tsx';
import { exportTexts } from './export-texts.ts';

beforeEach(async () => {
  startPortal();
  await exportTexts.load();
});

it.each([
  [{ received: 0, total: undefined }, '파일을 만들고 있어요취소'],
  [{ received: 1_000, total: 4_000 }, '내려받고 있어요25.0%취소'],
  [{ received: 1_000, total: undefined }, '내려받고 있어요취소'],
])('the export progress shows %j after a delay', async (progress, words) => {
  const { container } = await renderPortal(<ExportProgress progress={progress} onCancel={() => undefined} />);

  expect(container).toBeEmptyDOMElement();
  await screen.findByRole('button', { name: '취소' });
  expect(container).toHaveTextContent(words);
});
