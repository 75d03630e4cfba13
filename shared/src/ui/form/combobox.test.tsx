import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { SelectOption } from '../parts/select-option.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { Combobox } from './index.ts';
import type { ComboboxSource } from './index.ts';
// Imported here so that no test waits for the lazy module to be compiled.
import './combobox-input.tsx';

const CHANNELS = ['밤의 라디오', '달리는 재희', '냥이연구소'].map((label, index) => ({
  value: `c${index}`,
  label,
}));

const Harness = (source: ComboboxSource) => {
  const [value, setValue] = useState<SelectOption | null>(null);
  return (
    <>
      <Combobox label="채널" value={value} onChange={setValue} {...source} />
      <output>{value?.value ?? '없음'}</output>
    </>
  );
};

describe('Combobox', () => {
  it('Combobox filters and selects by keyboard', async () => {
    const { user } = await renderUi(<Harness options={CHANNELS} />);
    const box = await screen.findByRole('combobox', { name: /채널/ });

    await user.click(box);
    await user.keyboard('재희');
    expect(await screen.findByRole('option', { name: '달리는 재희' })).toBeVisible();
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{ArrowDown}{Enter}');

    expect(screen.getByRole('status')).toHaveTextContent('c1');
    expect(box).toHaveValue('달리는 재희');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('Combobox finds options by their words in any order, and by initial consonants', async () => {
    const { user } = await renderUi(<Harness options={CHANNELS} />);
    await user.click(await screen.findByRole('combobox', { name: /채널/ }));

    await user.keyboard('재희 달');
    expect(await screen.findByRole('option', { name: '달리는 재희' })).toBeVisible();
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}ㄴㅇㅇ');

    expect(await screen.findByRole('option', { name: '냥이연구소' })).toBeVisible();
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('clearing Combobox removes its value, and leaving it discards text that matches no option', async () => {
    const { user } = await renderUi(<Harness options={CHANNELS} />);
    const box = await screen.findByRole('combobox', { name: /채널/ });
    await user.click(box);
    await user.keyboard('냥이{ArrowDown}{Enter}');
    expect(await screen.findByRole('status')).toHaveTextContent('c2');

    await user.clear(box);
    expect(screen.getByText('없음')).toBeInTheDocument();
    await user.type(box, '없는 채널');
    expect(await screen.findByText('맞는 항목이 없어요')).toBeVisible();
    await user.tab();
    await waitFor(() => expect(box).toHaveValue(''));
  });

  it('Combobox loads options as the text changes and shows a failed load', async () => {
    const load = jest.fn((text: string) =>
      text === '고장'
        ? Promise.reject(new Error('refused'))
        : Promise.resolve(CHANNELS.filter(({ label }) => label.includes(text))),
    );
    const { user } = await renderUi(<Harness load={load} />);
    const box = await screen.findByRole('combobox', { name: /채널/ });

    await user.click(box);
    await user.keyboard('라디오');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await waitFor(() => expect(load.mock.calls.at(-1)?.[0]).toBe('라디오'));
    await user.clear(box);
    await user.type(box, '고장');

    expect(await screen.findByText('목록을 불러오지 못했어요')).toBeVisible();
  });
});
