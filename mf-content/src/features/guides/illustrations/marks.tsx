import { token } from '@portal/shared/theme';

const tones = {
  surface: token.color.surface,
  quiet: token.color.fill,
  strong: token.color.fill2,
  line: token.color.line2,
  ink: token.color.text3,
  primary: token.color.primary,
  good: token.color.goodDot,
} as const;

export type Tone = keyof typeof tones;

type Box = { x: number; y: number; width: number; height: number };

export type BlockProps = Box & { tone?: Tone; radius?: number };

/** A filled rectangle: a picture, a line of text, a bar. */
export function Block({ x, y, width, height, tone = 'quiet', radius = 4 }: BlockProps) {
  return <rect {...{ x, y, width, height }} rx={radius} fill={tones[tone]} />;
}

export type LinesProps = { x: number; y: number; widths: readonly number[]; gap?: number };

/** Lines of text whose words do not matter. */
export function Lines({ x, y, widths, gap = 12 }: LinesProps) {
  return widths.map((width, index) => (
    // Lines of one picture never change.
    <Block key={index} x={x} y={y + index * gap} width={width} height={6} radius={3} tone="strong" />
  ));
}

export type LabelProps = {
  x: number;
  y: number;
  children: string;
  tone?: 'text' | 'quiet' | 'onPrimary';
  anchor?: 'start' | 'middle' | 'end';
  isStrong?: boolean;
};

const labelColors = { text: token.color.text, quiet: token.color.text2, onPrimary: token.color.onPrimary };

/** Words in a picture; `y` is their vertical centre. */
export function Label({ x, y, children, tone = 'text', anchor = 'start', isStrong = false }: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      fill={labelColors[tone]}
      fontSize={11}
      fontWeight={isStrong ? 650 : 500}
      textAnchor={anchor}
      dominantBaseline="central"
    >
      {children}
    </text>
  );
}

export type ControlProps = Box & {
  label: string;
  isPrimary?: boolean;
  isSpot?: boolean;
};

/** A button with its label. */
export function Control({ label, isPrimary = false, isSpot = false, ...box }: ControlProps) {
  return (
    <>
      <Block {...box} radius={box.height / 2} tone={isPrimary ? 'primary' : 'strong'} />
      <Label
        x={box.x + box.width / 2}
        y={box.y + box.height / 2}
        anchor="middle"
        tone={isPrimary ? 'onPrimary' : 'text'}
        isStrong
      >
        {label}
      </Label>
      {isSpot && <Spot {...box} radius={box.height / 2 + 4} />}
    </>
  );
}

export type SpotProps = Box & { radius?: number };

/** A ring around the part of a picture that its step is about. */
export function Spot({ x, y, width, height, radius = 8 }: SpotProps) {
  return (
    <rect
      x={x - 4}
      y={y - 4}
      width={width + 8}
      height={height + 8}
      rx={radius}
      fill={token.color.primaryUi}
      fillOpacity={0.1}
      stroke={token.color.primaryUi}
      strokeWidth={2.5}
    />
  );
}
