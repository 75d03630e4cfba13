import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { Checkbox, Chips, RadioGroup, SegmentedControl, Switch, Tabs } from './index.ts';

const INTERVALS = [
  { value: 'day', label: '일' },
  { value: 'week', label: '주' },
  { value: 'month', label: '월' },
] as const;

const SegmentedHarness = () => {
  const [value, setValue] = useState<'day' | 'week' | 'month'>('day');
  return <SegmentedControl label="간격" options={INTERVALS} value={value} onChange={setValue} />;
};

const ChipsHarness = () => {
  const [value, setValue] = useState<string[]>(['calm']);
  return (
    <Chips
      isMultiple
      label="무드"
      options={[
        { value: 'calm', label: '잔잔한' },
        { value: 'night', label: '밤' },
      ]}
      value={value}
      onChange={setValue}
    />
  );
};

describe('SegmentedControl', () => {
  it('SegmentedControl changes with the arrow keys and is one tab stop', async () => {
    const { user } = await renderUi(<SegmentedHarness />);

    await user.tab();
    expect(screen.getByRole('radio', { name: '일' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');

    const group = screen.getByRole('radiogroup', { name: '간격' });
    expect(within(group).getByRole('radio', { name: '주' })).toBeChecked();
    await user.tab();
    expect(document.body).toHaveFocus();
  });
});

describe('Chips', () => {
  it('multiple-choice Chips expose aria-pressed and toggle independently', async () => {
    const { user } = await renderUi(<ChipsHarness />);
    expect(screen.getByRole('button', { name: '잔잔한', pressed: true })).toBeVisible();

    await user.click(screen.getByRole('button', { name: '밤' }));
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2);

    await user.click(screen.getByRole('button', { name: '잔잔한' }));
    expect(screen.getByRole('button', { name: '잔잔한', pressed: false })).toBeVisible();
  });

  it('single-choice Chips call onChange with the clicked value', async () => {
    const handleChange = jest.fn();
    const { user } = await renderUi(
      <Chips
        label="분류"
        options={[
          { value: 'bgm', label: 'BGM' },
          { value: 'song', label: '노래' },
        ]}
        value="bgm"
        onChange={handleChange}
      />,
    );

    await user.click(screen.getByRole('button', { name: '노래' }));

    expect(handleChange).toHaveBeenCalledWith('song');
  });
});

describe('Checkbox', () => {
  it('Checkbox is checked by a click on its label', async () => {
    const handleChange = jest.fn();
    const { user } = await renderUi(<Checkbox label="동의해요" isChecked={false} onChange={handleChange} />);

    await user.click(screen.getByText('동의해요'));

    expect(handleChange).toHaveBeenCalledWith(true);
  });

  it('Checkbox can be indeterminate', async () => {
    await renderUi(<Checkbox label="모두 선택" isChecked={false} isIndeterminate onChange={jest.fn()} />);

    expect(screen.getByRole('checkbox', { name: '모두 선택' })).toBePartiallyChecked();
  });
});

describe('Switch', () => {
  it('Switch has the role switch and toggles with the space bar', async () => {
    const handleChange = jest.fn();
    const { user } = await renderUi(<Switch label="음원" isOn={false} onChange={handleChange} />);

    await user.tab();
    await user.keyboard(' ');

    expect(screen.getByRole('switch', { name: '음원' })).not.toBeChecked();
    expect(handleChange).toHaveBeenCalledWith(true);
  });
});

describe('RadioGroup', () => {
  it('RadioGroup calls onChange with the value of a described option', async () => {
    const handleChange = jest.fn();
    const { user } = await renderUi(
      <RadioGroup
        label="비교"
        value="previous"
        onChange={handleChange}
        options={[
          { value: 'previous', label: '이전 기간' },
          { value: 'year', label: '작년 같은 기간', description: '요일을 맞춰 비교해요' },
        ]}
      />,
    );

    await user.click(screen.getByRole('radio', { name: /작년 같은 기간/ }));

    expect(handleChange).toHaveBeenCalledWith('year');
  });
});

describe('Tabs', () => {
  const items = [
    { to: '/musics', label: '홈' },
    { to: '/musics/all', label: '전체', count: 168 },
  ];

  it('Tabs mark the tab of the current path', async () => {
    const { user } = await renderUi(<Tabs label="음원" items={items} />, { at: '/musics' });
    expect(screen.getByRole('link', { name: '홈' })).toHaveAttribute('aria-current', 'page');

    await user.click(screen.getByRole('link', { name: /전체/ }));

    expect(screen.getByRole('link', { name: /전체/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: '홈' })).not.toHaveAttribute('aria-current');
  });

  it('Tabs mark the tab with isCurrent when addresses differ only in the query', async () => {
    await renderUi(
      <Tabs
        label="상태"
        variant="pill"
        items={[
          { to: '?status=0', label: '대기', isCurrent: false },
          { to: '?status=2', label: '승인', isCurrent: true },
        ]}
      />,
    );

    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('승인');
  });

  it('Tabs read the mark of a tab with its label', async () => {
    const mark = { icon: 'check', label: '작성됨', tone: 'good' } as const;
    await renderUi(<Tabs label="언어" items={[{ to: '?language=ko', label: '한국어', mark }]} />);

    expect(screen.getByRole('link')).toHaveAccessibleName('한국어 작성됨');
  });
});
