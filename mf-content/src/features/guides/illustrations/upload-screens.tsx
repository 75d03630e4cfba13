import { token } from '@portal/shared/theme';
import { Block, Control, Label, Lines, Spot } from './marks.tsx';

/** Positions of the clips on the video track of a timeline. */
const CLIPS = [
  { x: 44, width: 76 },
  { x: 124, width: 98 },
  { x: 226, width: 98 },
];

/** An editing program: a vertical video, and a timeline with one music track. */
export function EditorScreen({ track, volume }: { track: string; volume: string }) {
  return (
    <>
      <Block x={142} y={8} width={56} height={92} radius={6} tone="strong" />
      <path d="M164 44l14 10-14 10z" fill={token.color.surface} />
      <rect x={0} y={110} width={340} height={1} fill={token.color.line} />
      {CLIPS.map(({ x, width }) => (
        <Block key={x} x={x} y={120} width={width} height={22} tone="strong" />
      ))}
      <Block x={14} y={120} width={22} height={22} />
      <Block x={14} y={152} width={22} height={26} />
      <Block x={44} y={152} width={280} height={26} tone="primary" />
      <Label x={56} y={165} tone="onPrimary" isStrong>
        {track}
      </Label>
      <Label x={314} y={165} anchor="end" tone="onPrimary" isStrong>
        {volume}
      </Label>
      <Spot x={44} y={152} width={280} height={26} />
    </>
  );
}

/** YouTube Studio with the menu that starts an upload. */
export function StudioCreateScreen({ create, uploadVideos }: { create: string; uploadVideos: string }) {
  return (
    <>
      <Block x={14} y={14} width={80} height={12} tone="strong" />
      <Control x={252} y={8} width={74} height={24} label={create} isSpot />
      <Block x={14} y={52} width={150} height={110} radius={8} />
      <rect
        x={186.5}
        y={46.5}
        width={140}
        height={64}
        rx={8}
        fill={token.color.raised}
        stroke={token.color.line2}
      />
      <path
        d="M204 73v-9m-4 4l4-4 4 4m-9 8h10"
        fill="none"
        stroke={token.color.text2}
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Label x={216} y={69} isStrong>
        {uploadVideos}
      </Label>
      <Spot x={191} y={55} width={130} height={28} />
      <Block x={200} y={94} width={90} height={6} radius={3} />
    </>
  );
}

export type StudioPublishScreenProps = {
  visibility: string;
  isPublic: string;
  isPrivate: string;
  publish: string;
};

/** The last step of an upload: who may see it, and the button that publishes. */
export function StudioPublishScreen({ visibility, isPublic, isPrivate, publish }: StudioPublishScreenProps) {
  return (
    <>
      <Label x={18} y={20} isStrong>
        {visibility}
      </Label>
      {[isPrivate, isPublic].map((label, index) => (
        <g key={label} transform={`translate(18 ${52 + index * 34})`}>
          <circle cx={8} cy={0} r={7} fill="none" stroke={token.color.compare} strokeWidth={2} />
          {index === 1 && <circle cx={8} cy={0} r={4} fill={token.color.primary} />}
          <Label x={26} y={0}>
            {label}
          </Label>
        </g>
      ))}
      <Block x={216} y={14} width={108} height={126} radius={8} />
      <rect x={0} y={152} width={340} height={1} fill={token.color.line} />
      <Control x={256} y={160} width={70} height={24} label={publish} isPrimary isSpot />
    </>
  );
}

/** YouTube Studio's list of videos with the mark that the music was recognised. */
export function StudioClaimScreen({ content, copyright }: { content: string; copyright: string }) {
  return (
    <>
      <Label x={18} y={18} isStrong>
        {content}
      </Label>
      {[0, 1, 2].map((row) => (
        <g key={row} transform={`translate(18 ${40 + row * 50})`}>
          <Block x={0} y={0} width={26} height={40} tone="strong" />
          <Lines x={38} y={10} widths={[110, 70]} />
          {row === 0 && <Control x={224} y={8} width={80} height={24} label={copyright} isSpot />}
        </g>
      ))}
    </>
  );
}
