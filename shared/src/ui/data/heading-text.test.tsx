import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { HeadingText } from './index.ts';

const show = async (language: 'ko' | 'zh-TW', text: string) => {
  await renderUi(
    <h2>
      <HeadingText text={text} />
    </h2>,
    { language },
  );
  return screen.getByRole('heading');
};

test('a Chinese heading has an element for each of its words', async () => {
  const heading = await show('zh-TW', '像潮水一樣穩定的音樂收益');

  expect(heading).toHaveTextContent(/^像潮水一樣穩定的音樂收益$/);
  expect([...heading.children].map(({ textContent }) => textContent)).toEqual([
    '像',
    '潮水',
    '一樣',
    '穩定的',
    '音樂',
    '收益',
  ]);
});

test('a heading in another language is its text, in one element', async () => {
  const heading = await show('ko', '파도처럼 꾸준한 음악 수익');

  expect([...heading.childNodes].map(({ nodeName }) => nodeName)).toEqual(['SPAN']);
  expect(heading).toHaveTextContent('파도처럼 꾸준한 음악 수익');
});
