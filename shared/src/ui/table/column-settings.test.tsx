import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { ColumnSettings } from './index.ts';

const Harness = () => {
  const [hidden, setHidden] = useState<string[]>(['rpm']);
  return (
    <>
      <ColumnSettings
        columns={[
          { id: 'views', header: '조회수' },
          { id: 'rpm', header: '조회당 단가' },
        ]}
        hidden={hidden}
        onChange={setHidden}
      />
      <output>{hidden.join()}</output>
    </>
  );
};

describe('ColumnSettings', () => {
  it('ColumnSettings hides and shows columns', async () => {
    const { user } = await renderUi(<Harness />);
    await user.click(screen.getByRole('button', { name: '열 설정' }));
    expect(await screen.findByRole('checkbox', { name: '조회당 단가' })).not.toBeChecked();

    await user.click(screen.getByRole('checkbox', { name: '조회수' }));
    expect(document.querySelector('output')).toHaveTextContent('rpm,views');

    await user.click(screen.getByRole('checkbox', { name: '조회당 단가' }));
    expect(document.querySelector('output')).toHaveTextContent(/^views$/);
  });
});
