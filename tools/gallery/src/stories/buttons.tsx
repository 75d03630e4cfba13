import { Button, CopyButton, IconButton, LinkButton } from '@portal/shared/ui/controls';
import { Tooltip } from '@portal/shared/ui/overlay';
import { Story } from '../story.tsx';
import { useSampleTexts } from '../sample-texts.ts';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;

export const Buttons = () => {
  const w = useSampleTexts();
  return (
    <>
      {VARIANTS.map((variant) => (
        <Story
          key={variant}
          name={`${variant}: default, with icon, busy, disabled (hover, focus and press by hand)`}
        >
          <Button variant={variant}>{w.save}</Button>
          <Button variant={variant} icon="plus">
            {w.register}
          </Button>
          <Button variant={variant} icon="plus" isBusy>
            {w.register}
          </Button>
          <Button variant={variant} disabled>
            {w.save}
          </Button>
        </Story>
      ))}
      <Story name="sizes">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <Button key={size} size={size}>
            {w.save}
          </Button>
        ))}
        <LinkButton to="/">{w.more}</LinkButton>
      </Story>
      <Story name="long words in little room">
        <div css={{ width: 160 }}>
          <Button icon="plus">{w.title}</Button>
        </div>
      </Story>
      <Story name="icon buttons, tooltip, copy">
        <IconButton icon="bell" label={w.status} />
        <IconButton icon="table" label={w.all} isPressed onClick={() => undefined} />
        <IconButton icon="trash" label={w.remove} disabled />
        <Tooltip text={w.mistake}>
          <Button>{w.more}</Button>
        </Tooltip>
        <CopyButton text="KRX4G2600417" label="ISRC" />
        <CopyButton text="KRX4G2600417">KRX4G2600417</CopyButton>
      </Story>
    </>
  );
};
