import { useId, type ElementType, type ReactNode } from 'react';
import { styled } from '@sanchay/ui/style';
import { Anchor } from '../link/links.tsx';
import { Heading } from '../type/Heading.tsx';
import { phone } from '../tokens/media.ts';

const paddings = { normal: '24px', tight: '16px', none: '0' };

const Frame = styled.section<{ $raised: boolean; $padding: keyof typeof paddings }>`
  position: relative;
  min-width: 0;
  padding: ${(p) => paddings[p.$padding]};
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  ${(p) => p.$raised && 'box-shadow: var(--shadow-card);'}
  ${phone} {
    ${(p) => p.$padding === 'normal' && 'padding: 18px;'}
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-bottom: var(--space-4);
`;

// The link's own edge covers the card, so that the whole card is the target and the name stays short.
const Cover = styled(Anchor)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  @media (hover: hover) {
    &:hover {
      color: var(--accent);
    }
  }
`;

export interface CardProps {
  title?: ReactNode;
  titleLevel?: 2 | 3 | 4;
  /** Beside the title. */
  actions?: ReactNode;
  /** The page's one action card has a shadow. */
  raised?: boolean;
  /** The whole card opens this. Needs a title. */
  href?: string;
  padding?: keyof typeof paddings;
  as?: ElementType;
  id?: string;
  className?: string;
  children?: ReactNode;
}

/** A thing apart from what is around it. */
export function Card({
  title,
  titleLevel = 2,
  actions,
  raised = false,
  href,
  padding = 'normal',
  as,
  children,
  ...rest
}: CardProps) {
  const titleId = useId();
  const named = title !== undefined;
  return (
    <Frame
      as={as ?? (named ? 'section' : 'div')}
      $raised={raised}
      $padding={padding}
      aria-labelledby={named ? titleId : undefined}
      {...rest}
    >
      {(named || actions) && (
        <Head>
          {named && (
            <Heading level={titleLevel} size={titleLevel === 2 ? 'section' : 'card'} id={titleId}>
              {href ? <Cover href={href}>{title}</Cover> : title}
            </Heading>
          )}
          {actions}
        </Head>
      )}
      {children}
    </Frame>
  );
}
