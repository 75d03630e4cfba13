import { fireEvent, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { TextArea, TextField } from './index.ts';

describe('TextField', () => {
  it('TextField is named by its label and described by its hint', async () => {
    await renderUi(<TextField label="닉네임" hint="공백은 세지 않아요" />);

    expect(screen.getByRole('textbox', { name: '닉네임' })).toHaveAccessibleDescription('공백은 세지 않아요');
  });

  it('TextField shows an error instead of the hint and marks the input as invalid', async () => {
    await renderUi(<TextField label="링크" hint="한 줄에 하나씩" error="채널 링크를 입력해 주세요" />);

    const input = screen.getByRole('textbox', { name: '링크' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('채널 링크를 입력해 주세요');
    expect(screen.queryByText('한 줄에 하나씩')).not.toBeInTheDocument();
  });

  it('a kept hint stays below the error and describes the input', async () => {
    await renderUi(
      <TextField label="비밀번호" hint="잊으셨다면 문의하세요" isHintKept error="맞지 않아요" />,
    );

    expect(screen.getByRole('textbox', { name: '비밀번호' })).toHaveAccessibleDescription(
      '맞지 않아요 잊으셨다면 문의하세요',
    );
  });

  it('a password TextField can reveal and hide its value', async () => {
    const { user } = await renderUi(<TextField label="비밀번호" type="password" defaultValue="demo-1234" />);
    const input = screen.getByLabelText('비밀번호');

    await user.click(screen.getByRole('button', { name: '비밀번호 보기' }));
    expect(input).toHaveAttribute('type', 'text');

    await user.click(screen.getByRole('button', { name: '비밀번호 가리기' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('Enter that ends a composition does not submit', async () => {
    await renderUi(<TextField label="이름" />);
    const input = screen.getByRole('textbox', { name: '이름' });

    // `fireEvent` returns false when the default action, here the submit, was prevented.
    expect(fireEvent.keyDown(input, { key: 'Enter', isComposing: true })).toBe(false);
    expect(fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })).toBe(false);
    expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true);
  });

  it.each([
    ['decimal', '１２．５', '12.5'],
    ['email', 'ｋｉｍ＠ａ．example', 'kim@a.example'],
    ['url', '＠ｎｏｖａ', '@nova'],
    ['text', '１２', '１２'],
  ] as const)('full-width characters in a field of %s are %s → %s', async (inputMode, typed, expected) => {
    const seen: string[] = [];
    const { user } = await renderUi(
      <TextField label="값" inputMode={inputMode} onChange={({ target }) => seen.push(target.value)} />,
    );
    const input = screen.getByRole('textbox', { name: '값' });

    await user.click(input);
    await user.paste(typed);

    expect(input).toHaveValue(expected);
    expect(seen.at(-1)).toBe(expected);
  });

  it('a composition is folded when it ends, and never while it lasts', async () => {
    const seen: string[] = [];
    await renderUi(
      <TextField label="요율" inputMode="decimal" onChange={({ target }) => seen.push(target.value)} />,
    );
    const input = screen.getByRole('textbox', { name: '요율' });

    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: '１２' }, isComposing: true });
    expect(input).toHaveValue('１２');
    fireEvent.compositionEnd(input);

    expect(input).toHaveValue('12');
    expect(seen.at(-1)).toBe('12');
  });

  it('a hidden label still names the TextField', async () => {
    await renderUi(<TextField label="검색어" isLabelHidden />);

    expect(screen.getByRole('textbox', { name: '검색어' })).toBeInTheDocument();
  });
});

describe('TextArea', () => {
  it('TextArea accepts several lines and shows its aside', async () => {
    const { user } = await renderUi(<TextArea label="채널 링크" aside="2 / 50" />);
    const area = screen.getByRole('textbox', { name: '채널 링크' });

    await user.type(area, 'a{Enter}b');

    expect(area).toHaveValue('a\nb');
    expect(screen.getByText('2 / 50')).toBeVisible();
  });
});
