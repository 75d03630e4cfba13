import { screen, waitFor } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { CopyButton } from './index.ts';

describe('CopyButton', () => {
  it('CopyButton copies its text and announces it', async () => {
    const handleCopy = jest.fn();
    const { user } = await renderUi(<CopyButton text="KRX4G2600417" label="ISRC 복사" onCopy={handleCopy} />);

    await user.click(screen.getByRole('button', { name: 'ISRC 복사' }));

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('복사했어요'));
    expect(await navigator.clipboard.readText()).toBe('KRX4G2600417');
    expect(handleCopy).toHaveBeenCalledWith(true);
  });

  it('the accessible name of CopyButton is its visible text, then its label', async () => {
    await renderUi(
      <CopyButton text="KRX4G2600417" label="ISRC 복사">
        KRX4G2600417
      </CopyButton>,
    );

    expect(screen.getByRole('button')).toHaveAccessibleName('KRX4G2600417 ISRC 복사');
  });

  it('CopyButton calls onCopy with false when the browser denies clipboard access', async () => {
    const handleCopy = jest.fn();
    const { user } = await renderUi(
      <CopyButton text="AUR-7K4Q" onCopy={handleCopy}>
        복사
      </CopyButton>,
    );
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));

    await user.click(screen.getByRole('button', { name: '복사' }));

    await waitFor(() => expect(handleCopy).toHaveBeenCalledWith(false));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
