import { css } from '@emotion/react';
import { render } from '@testing-library/react';
import { StyleRoot } from './style-root.tsx';

const styles = css({ fontSize: '14px', padding: '8px', '@media (max-width: 639.98px)': { width: '32px' } });

it("StyleRoot inserts sizes that follow the browser's text size, and spacing that does not", () => {
  render(
    <StyleRoot>
      <p css={styles} />
    </StyleRoot>,
  );

  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const text = rules.map(({ cssText }) => cssText).join('\n');
  expect(text).toContain('font-size: 0.875rem; padding: 8px');
  expect(text).toContain('@media (max-width: 39.99875rem)');
  expect(text).toContain('width: 2rem');
});
