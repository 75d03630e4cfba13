import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { SearchField, TextField } from './index.ts';

type HarnessProps = { onSearch: (value: string) => void };

const Harness = ({ onSearch }: HarnessProps) => {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField
        label="영상 검색"
        shortcut="/"
        value={value}
        onChange={(next) => {
          setValue(next);
          onSearch(next);
        }}
      />
      <TextField label="다른 입력" />
      <button type="button" onClick={() => setValue('밖에서')}>
        밖에서 바꾸기
      </button>
    </>
  );
};

const setup = async () => {
  const handleSearch = jest.fn();
  await renderUi(<Harness onSearch={handleSearch} />);
  jest.useFakeTimers();
  return { handleSearch, box: screen.getByRole('searchbox', { name: '영상 검색' }) };
};

const advanceDebounce = () => act(() => jest.advanceTimersByTime(300));

afterEach(() => {
  jest.useRealTimers();
});

describe('SearchField', () => {
  it('SearchField calls onChange after a debounce of 300 ms', async () => {
    const { handleSearch, box } = await setup();

    fireEvent.change(box, { target: { value: '한' } });
    act(() => jest.advanceTimersByTime(200));
    fireEvent.change(box, { target: { value: '한강' } });
    expect(handleSearch).not.toHaveBeenCalled();
    advanceDebounce();

    expect(handleSearch.mock.calls).toEqual([['한강']]);
  });

  it('SearchField calls onChange while the last syllable is composed, and Enter then only ends the composition', async () => {
    const { handleSearch, box } = await setup();

    fireEvent.compositionStart(box);
    fireEvent.change(box, { target: { value: '골모' } });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    expect(handleSearch).not.toHaveBeenCalled();
    advanceDebounce();
    expect(handleSearch.mock.calls).toEqual([['골모']]);

    fireEvent.change(box, { target: { value: '골목' } });
    advanceDebounce();
    fireEvent.compositionEnd(box);
    advanceDebounce();
    expect(handleSearch.mock.calls).toEqual([['골모'], ['골목']]);
  });

  it('SearchField keeps what is composed when its parent is slow or leaves out spaces', async () => {
    const Slow = () => {
      const [value, setValue] = useState('');
      const changeLater = (next: string) => void setTimeout(() => setValue(next.trim()), 1_000);
      return <SearchField label="영상 검색" value={value} onChange={changeLater} />;
    };
    await renderUi(<Slow />);
    jest.useFakeTimers();
    const box = screen.getByRole('searchbox');

    fireEvent.compositionStart(box);
    for (const value of ['골', '골목 ', '골목 기']) {
      fireEvent.change(box, { target: { value } });
      advanceDebounce();
    }
    for (let wait = 0; wait < 4; wait += 1) {
      expect(box).toHaveValue('골목 기');
      advanceDebounce();
    }
    expect(box).toHaveValue('골목 기');
  });

  it('Enter calls onChange at once and only once', async () => {
    const { handleSearch, box } = await setup();

    fireEvent.change(box, { target: { value: 'KRX' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    advanceDebounce();

    expect(handleSearch.mock.calls).toEqual([['KRX']]);
  });

  it('SearchField is cleared by Escape and by its button', async () => {
    const { handleSearch, box } = await setup();
    fireEvent.change(box, { target: { value: 'a' } });
    advanceDebounce();

    fireEvent.keyDown(box, { key: 'Escape' });
    expect(box).toHaveValue('');

    fireEvent.change(box, { target: { value: 'b' } });
    fireEvent.click(screen.getByRole('button', { name: '지우기' }));
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
    expect(handleSearch).toHaveBeenLastCalledWith('');
  });

  it('SearchField shows a value that its parent changes', async () => {
    const { box } = await setup();

    fireEvent.click(screen.getByRole('button', { name: '밖에서 바꾸기' }));

    expect(box).toHaveValue('밖에서');
  });

  it('SearchField keeps its text until a slow parent has it, and a later change is not lost', async () => {
    const handleSearch = jest.fn();
    const Slow = () => {
      const [value, setValue] = useState('');
      const changeLater = (next: string) => {
        handleSearch(next);
        setTimeout(() => setValue(next), 1_000);
      };
      return <SearchField label="영상 검색" value={value} onChange={changeLater} />;
    };
    await renderUi(<Slow />);
    jest.useFakeTimers();
    const box = screen.getByRole('searchbox');

    fireEvent.change(box, { target: { value: '고양이' } });
    advanceDebounce();
    expect(box).toHaveValue('고양이');
    fireEvent.change(box, { target: { value: '' } });
    for (let step = 0; step < 20; step += 1) act(() => jest.advanceTimersByTime(100));

    expect(box).toHaveValue('');
    expect(handleSearch.mock.calls).toEqual([['고양이'], ['']]);
  });

  it('the shortcut focuses SearchField unless another input has the focus', async () => {
    const { box } = await setup();
    const other = screen.getByRole('textbox', { name: '다른 입력' });

    other.focus();
    fireEvent.keyDown(other, { key: '/' });
    expect(other).toHaveFocus();

    other.blur();
    fireEvent.keyDown(document.body, { key: '/' });
    expect(box).toHaveFocus();
  });
});
