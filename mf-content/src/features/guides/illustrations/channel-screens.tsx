import { token } from '@portal/shared/theme';
import { Block, Control, Label, Lines, Spot } from './marks.tsx';

/** A verification code as it looks; the real one is in the verification window. */
const CODE = '7K4Q-…';

export type CodeScreenProps = {
  width: number;
  codeLabel: string;
  copyLabel: string;
  startLabel: string;
  /** Which of the two buttons the step is about. */
  spot: 'copy' | 'start';
};

/** The portal's verification window: the code, the button that copies it, the button that starts. */
export function CodeScreen({ width, codeLabel, copyLabel, startLabel, spot }: CodeScreenProps) {
  const inner = width - 20;
  return (
    <g transform="translate(10 6)">
      <circle cx={14} cy={14} r={14} fill={token.color.fill2} />
      <Lines x={38} y={5} widths={[72, 44]} />
      <Block x={0} y={42} width={inner} height={72} radius={8} />
      <Label x={12} y={60} tone="quiet">
        {codeLabel}
      </Label>
      <Label x={12} y={88} isStrong>
        {CODE}
      </Label>
      <Control x={inner - 60} y={77} width={50} height={24} label={copyLabel} isSpot={spot === 'copy'} />
      <Control
        x={0}
        y={130}
        width={inner}
        height={28}
        label={startLabel}
        isPrimary
        isSpot={spot === 'start'}
      />
    </g>
  );
}

/** The channel in the YouTube app with the pencil that edits it. */
export function ChannelScreen() {
  return (
    <>
      <Block x={8} y={0} width={130} height={40} radius={8} tone="strong" />
      <circle cx={36} cy={68} r={20} fill={token.color.fill2} />
      <Lines x={66} y={58} widths={[64, 46]} />
      <Block x={8} y={104} width={92} height={26} radius={13} />
      <circle cx={124} cy={117} r={13} fill={token.color.fill2} />
      <path
        d="M119 122l1-4 7-7 3 3-7 7z"
        fill="none"
        stroke={token.color.text}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <Spot x={111} y={104} width={26} height={26} radius={17} />
      {[8, 54, 100].map((x) => (
        <Block key={x} x={x} y={150} width={38} height={68} radius={6} />
      ))}
    </>
  );
}

export type DescriptionFieldProps = { x: number; y: number; width: number; label: string; isSpot?: boolean };

/** The description of a channel with the code below its text. */
function DescriptionField({ x, y, width, label, isSpot = false }: DescriptionFieldProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Label x={0} y={6} tone="quiet">
        {label}
      </Label>
      <rect
        x={0.5}
        y={18.5}
        width={width - 1}
        height={67}
        rx={6}
        fill={token.color.surface}
        stroke={token.color.controlLine}
      />
      <Lines x={10} y={30} widths={[width - 40, width - 64]} />
      <Label x={10} y={68} isStrong>
        {CODE}
      </Label>
      {isSpot && <Spot x={0} y={18} width={width} height={68} />}
    </g>
  );
}

/** The description in the YouTube app with the button that saves it. */
export function EditDescriptionScreen({ description, save }: { description: string; save: string }) {
  return (
    <>
      <Control x={92} y={0} width={46} height={22} label={save} isPrimary isSpot />
      <Block x={10} y={6} width={60} height={8} tone="strong" />
      <DescriptionField x={10} y={44} width={126} label={description} />
    </>
  );
}

/** The menu of YouTube Studio, of which one entry is marked. */
function StudioMenu({ label }: { label?: string }) {
  return (
    <>
      <rect x={98} y={0} width={1} height={190} fill={token.color.line} />
      {[16, 40, 64, 88].map((y) => (
        <Block key={y} x={14} y={y} width={64} height={7} radius={3.5} />
      ))}
      {label !== undefined && (
        <>
          <Label x={49} y={128} anchor="middle" isStrong>
            {label}
          </Label>
          <Spot x={8} y={116} width={82} height={24} />
        </>
      )}
    </>
  );
}

/** YouTube Studio with Customization in the menu. */
export function StudioMenuScreen({ customization, basicInfo }: { customization: string; basicInfo: string }) {
  return (
    <>
      <StudioMenu label={customization} />
      <Label x={114} y={20} isStrong>
        {customization}
      </Label>
      <Label x={114} y={48} tone="quiet">
        {basicInfo}
      </Label>
      <rect x={114} y={60} width={60} height={2.5} rx={1} fill={token.color.text3} />
      <Lines x={114} y={82} widths={[200, 170, 190, 120]} gap={16} />
    </>
  );
}

/** The description in YouTube Studio with the button that publishes it. */
export function StudioDescriptionScreen({ description, publish }: { description: string; publish: string }) {
  return (
    <>
      <StudioMenu />
      <Control x={268} y={12} width={60} height={24} label={publish} isPrimary isSpot />
      <Block x={114} y={18} width={110} height={10} tone="strong" />
      <DescriptionField x={114} y={54} width={214} label={description} />
    </>
  );
}

export type TranslatedScreenProps = { description: string; addLanguage: string };

/** YouTube Studio with the original description above the translations. */
export function TranslatedScreen({ description, addLanguage }: TranslatedScreenProps) {
  return (
    <>
      <StudioMenu />
      <DescriptionField x={114} y={12} width={214} label={description} isSpot />
      <Label x={114} y={122} tone="quiet">{`+ ${addLanguage}`}</Label>
      <Block x={114} y={138} width={214} height={38} radius={6} />
      <Block x={124} y={154} width={120} height={6} radius={3} tone="strong" />
    </>
  );
}
