import { token } from '@portal/shared/theme';
import { Block, Control, Label, Lines, Spot } from './marks.tsx';

/** The start of a track, to which its waveform is dragged. */
export const TRACK_START = '0:00';

type IsrcProps = { prefix: string };

/** An ISRC as people read it; its year and number are those of no track. */
const formatIsrc = (prefix: string) => `${prefix}…`;

/** The portal's music list: a track with a button that copies its ISRC. */
export function MusicListScreen({ prefix, copyLabel }: IsrcProps & { copyLabel: string }) {
  return (
    <>
      {[0, 1, 2].map((row) => (
        <g key={row} transform={`translate(10 ${8 + row * 78})`}>
          {row > 0 && <rect x={0} y={-9} width={126} height={1} fill={token.color.line} />}
          <Block x={0} y={0} width={34} height={34} radius={6} tone="strong" />
          <Lines x={44} y={6} widths={[70, 46]} />
          {row === 0 ? (
            <>
              <Label x={0} y={51} tone="quiet">
                {formatIsrc(prefix)}
              </Label>
              <Control x={54} y={41} width={72} height={20} label={copyLabel} isPrimary isSpot />
            </>
          ) : (
            <Block x={54} y={42} width={72} height={18} radius={9} />
          )}
        </g>
      ))}
    </>
  );
}

/** The YouTube app with the button that creates a short. */
export function CreateScreen() {
  return (
    <>
      <Block x={8} y={2} width={130} height={74} radius={6} />
      <Lines x={8} y={84} widths={[108, 70]} />
      <Block x={8} y={112} width={130} height={74} radius={6} />
      <rect x={0} y={202} width={146} height={1} fill={token.color.line} />
      {[14, 42, 96, 124].map((x) => (
        <Block key={x} x={x - 5} y={214} width={16} height={16} radius={4} tone="strong" />
      ))}
      <circle cx={74} cy={222} r={13} fill={token.color.primary} />
      <path d="M74 216v12M68 222h12" stroke={token.color.onPrimary} strokeWidth={2} strokeLinecap="round" />
      <Spot x={61} y={209} width={26} height={26} radius={17} />
    </>
  );
}

/** The search for sounds; the track that it finds is marked unless only the search is the point. */
export function SoundSearchScreen({
  prefix,
  label,
  isSearch = false,
}: IsrcProps & { label: string; isSearch?: boolean }) {
  return (
    <>
      <Label x={73} y={10} anchor="middle" isStrong>
        {label}
      </Label>
      <Block x={10} y={26} width={126} height={26} radius={13} />
      <circle cx={25} cy={38} r={4} fill="none" stroke={token.color.text3} strokeWidth={1.5} />
      <path d="M28 41l3.500 3.500" stroke={token.color.text3} strokeWidth={1.5} strokeLinecap="round" />
      <Label x={38} y={39}>
        {formatIsrc(prefix)}
      </Label>
      {isSearch && <Spot x={10} y={26} width={126} height={26} radius={17} />}
      <Block x={12} y={70} width={36} height={36} radius={6} tone="strong" />
      <Lines x={58} y={79} widths={[66, 44]} />
      {!isSearch && <Spot x={10} y={68} width={126} height={40} />}
      {[126, 172].map((y) => (
        <g key={y}>
          <Block x={12} y={y} width={36} height={36} radius={6} />
          <Block x={58} y={y + 9} width={60} height={6} radius={3} />
          <Block x={58} y={y + 21} width={40} height={6} radius={3} />
        </g>
      ))}
    </>
  );
}

/** The camera for shorts with its length. */
export function CameraScreen({ addSound, seconds }: { addSound: string; seconds: string }) {
  return (
    <>
      <Block x={0} y={-6} width={146} height={182} radius={8} />
      <Control x={33} y={4} width={80} height={22} label={addSound} />
      <circle cx={73} cy={84} r={22} fill={token.color.fill2} />
      <path d="M38 150a35 30 0 0 1 70 0z" fill={token.color.fill2} />
      <Control x={104} y={34} width={32} height={24} label={seconds} isSpot />
      <circle cx={73} cy={208} r={20} fill="none" stroke={token.color.text3} strokeWidth={3} />
      <circle cx={73} cy={208} r={14} fill={token.color.primary} />
      <Spot x={53} y={188} width={40} height={40} radius={24} />
      <Block x={14} y={198} width={22} height={22} radius={5} tone="strong" />
    </>
  );
}

/** Heights of a waveform's bars. */
const WAVE = [10, 22, 14, 30, 18, 26, 12, 34, 20, 28, 14, 24];

export type TrimScreenProps = { done: string; isConfirm?: boolean };

/** The waveform of a track, dragged to its start; then the button that keeps it. */
export function TrimScreen({ done, isConfirm = false }: TrimScreenProps) {
  return (
    <>
      <Block x={0} y={-6} width={146} height={150} radius={8} />
      <Control x={94} y={2} width={44} height={22} label={done} isPrimary isSpot={isConfirm} />
      <Label x={12} y={164} isStrong>
        {TRACK_START}
      </Label>
      <Block x={8} y={176} width={130} height={48} radius={8} />
      {WAVE.map((height, index) => (
        <Block
          key={index}
          x={20 + index * 10}
          y={200 - height / 2}
          width={5}
          height={height}
          radius={2.5}
          tone="primary"
        />
      ))}
      <Block x={8} y={176} width={5} height={48} radius={2.5} tone="ink" />
      {!isConfirm && (
        <>
          <Spot x={8} y={176} width={130} height={48} radius={10} />
          <path
            d="M52 164h44m-6-5l6 5-6 5"
            fill="none"
            stroke={token.color.primaryUi}
            strokeWidth={2.5}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      )}
    </>
  );
}

export type VolumeScreenProps = {
  title: string;
  music: string;
  voice: string;
  volume: string;
  percent: number;
};

/** The volumes of a short: of the track and of the video itself. */
export function VolumeScreen({ title, music, voice, volume, percent }: VolumeScreenProps) {
  const width = 122;
  return (
    <>
      <Block x={0} y={-6} width={146} height={106} radius={8} />
      <Label x={73} y={116} anchor="middle" isStrong>
        {title}
      </Label>
      <Label x={12} y={144}>
        {music}
      </Label>
      <Label x={134} y={144} anchor="end" isStrong>
        {volume}
      </Label>
      <Block x={12} y={160} width={width} height={6} radius={3} tone="strong" />
      <Block x={12} y={160} width={(width * percent) / 100} height={6} radius={3} tone="primary" />
      <circle cx={12 + (width * percent) / 100} cy={163} r={7} fill={token.color.primary} />
      <Spot x={8} y={134} width={130} height={40} />
      <Label x={12} y={196}>
        {voice}
      </Label>
      <Block x={12} y={212} width={width} height={6} radius={3} tone="strong" />
      <Block x={12} y={212} width={width * 0.6} height={6} radius={3} tone="ink" />
      <circle cx={12 + width * 0.6} cy={215} r={6} fill={token.color.text3} />
    </>
  );
}

/** The details of a short before its upload. */
export function UploadScreen({
  title,
  visibility,
  upload,
}: {
  title: string;
  visibility: string;
  upload: string;
}) {
  return (
    <>
      <Label x={73} y={8} anchor="middle" isStrong>
        {title}
      </Label>
      <Block x={10} y={26} width={44} height={70} radius={6} tone="strong" />
      <Lines x={64} y={36} widths={[70, 58, 40]} />
      <rect x={10} y={112} width={126} height={1} fill={token.color.line} />
      <circle cx={20} cy={132} r={5} fill={token.color.goodDot} />
      <Label x={32} y={132}>
        {visibility}
      </Label>
      <rect x={10} y={152} width={126} height={1} fill={token.color.line} />
      <Control x={10} y={196} width={126} height={30} label={upload} isPrimary isSpot />
    </>
  );
}
