import { css } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import { when } from './token.ts';

const styles = css({
  color: 'rgb(1, 1, 1)',
  [when.laptop]: { color: 'rgb(2, 2, 2)' },
  [when.notLaptop]: { fontWeight: 700 },
});

afterEach(() => {
  delete document.documentElement.dataset.screen;
});

it('when.laptop and when.notLaptop follow data-screen of the html element', () => {
  render(<p css={styles}>words</p>);
  const words = screen.getByText('words');

  document.documentElement.dataset.screen = 'laptop';
  expect(getComputedStyle(words)).toMatchObject({ color: 'rgb(2, 2, 2)', fontWeight: '' });

  document.documentElement.dataset.screen = 'mobile';
  expect(getComputedStyle(words)).toMatchObject({ color: 'rgb(1, 1, 1)', fontWeight: '700' });
});
