import { css } from '@emotion/react';
import { token, type } from '../../theme/index.ts';
import { uiTexts } from '../texts/index.ts';
import { visuallyHidden } from '../parts/interaction.styles.ts';
import { Avatar } from './avatar.tsx';

const stack = css({ display: 'inline-flex', alignItems: 'center', gap: token.space[4] });

const faces = css({ display: 'inline-flex' });

const face = css({
  // A ring in the surface's colour separates overlapping avatars.
  boxShadow: `0 0 0 2px ${token.color.surface}`,
  '& + &': { marginLeft: '-7px' },
});

const rest = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: '24px',
  height: '24px',
  padding: '0 5px',
  borderRadius: token.radius.full,
  backgroundColor: token.color.fill,
  color: token.color.text2,
  ...type.captionStrong,
});

/** Props of `AvatarStack`. */
export type AvatarStackProps = {
  people: readonly { id: string | number; name: string; src?: string | null }[];
  /** How many avatars are shown. @default 2 */
  max?: number;
  size?: number;
};

/** A few overlapping avatars and the number of others. */
export const AvatarStack = ({ people, max = 2, size = 24 }: AvatarStackProps) => {
  const { t } = uiTexts.useTexts();
  const shown = people.slice(0, max);
  const hidden = people.length - shown.length;
  return (
    <span css={stack} title={people.map((person) => person.name).join(', ')}>
      <span css={faces}>
        {shown.map((person, index) => (
          <span key={person.id} style={{ position: 'relative', zIndex: shown.length - index }}>
            <Avatar
              name={person.name}
              src={person.src}
              size={size}
              css={[face, index > 0 && { marginLeft: '-7px' }]}
            />
          </span>
        ))}
      </span>
      {hidden > 0 && (
        <span css={rest} aria-hidden>
          {`+${hidden}`}
        </span>
      )}
      <span css={visuallyHidden}>
        {[shown.map((person) => person.name).join(', '), hidden > 0 && t('people.others', { count: hidden })]
          .filter(Boolean)
          .join(' ')}
      </span>
    </span>
  );
};
