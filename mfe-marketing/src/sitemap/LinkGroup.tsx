import { Heading, Stack, TextLink } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useId, type ReactNode } from 'react';

const Links = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  columns: 240px auto;
  column-gap: var(--space-6);
  & > li {
    break-inside: avoid;
  }
  & a {
    display: inline-block;
    padding-block: 10px;
    font-weight: 400;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
`;

export interface LinkGroupProps {
  title: string;
  links: readonly { href: string; label: string }[];
  /** Below the links, such as one to the rest. */
  children?: ReactNode;
}

/** Links of one kind under their heading. */
export function LinkGroup({ title, links, children }: LinkGroupProps) {
  const id = useId();
  return (
    <Stack gap={2} as="section" aria-labelledby={id}>
      <Heading level={2} size="card" id={id}>
        {title}
      </Heading>
      <Links>
        {links.map(({ href, label }) => (
          <li key={href}>
            <TextLink href={href}>{label}</TextLink>
          </li>
        ))}
      </Links>
      {children}
    </Stack>
  );
}
