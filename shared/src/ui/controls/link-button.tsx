import type { ReactNode } from 'react';
import { Link } from '../../routing/index.ts';
import { ButtonContent, buttonLook } from './button-content.tsx';
import type { ButtonLook } from './button-content.tsx';

/** Props of `LinkButton`: a way inside the portal (`to`) or out of it (`href`, opens a new tab). */
export type LinkButtonProps = ButtonLook & {
  children: ReactNode;
  className?: string;
  onClick?: () => void;
} & ({ to: string; href?: never } | { to?: never; href: string });

/** A link that looks like a button. */
export const LinkButton = ({
  variant,
  size,
  tone,
  icon,
  iconEnd,
  isBlock,
  children,
  to,
  href,
  ...rest
}: LinkButtonProps) => {
  const look = buttonLook({ variant, size, tone, isBlock });
  const content = (
    <ButtonContent icon={icon} iconEnd={iconEnd}>
      {children}
    </ButtonContent>
  );
  if (to !== undefined)
    return (
      <Link to={to} css={look} {...rest}>
        {content}
      </Link>
    );
  return (
    <a href={href} target="_blank" rel="noreferrer" css={look} {...rest}>
      {content}
    </a>
  );
};
