import type { ReactNode } from 'react';
import { Link } from '../../routing/index.ts';
import { ButtonContent, getButtonStyles } from './button-content.tsx';
import type { ButtonAppearance } from './button-content.tsx';

/** Props of `LinkButton`: `to` links inside the portal, `href` to another site in a new tab. */
export type LinkButtonProps = ButtonAppearance & {
  children: ReactNode;
  className?: string;
  onClick?: () => void;
} & ({ to: string; href?: never } | { to?: never; href: string });

/** A link styled as a button. */
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
  const appearance = getButtonStyles({ variant, size, tone, isBlock });
  const content = (
    <ButtonContent icon={icon} iconEnd={iconEnd}>
      {children}
    </ButtonContent>
  );
  if (to !== undefined)
    return (
      <Link to={to} css={appearance} {...rest}>
        {content}
      </Link>
    );
  return (
    <a href={href} target="_blank" rel="noreferrer" css={appearance} {...rest}>
      {content}
    </a>
  );
};
