import { styled } from '@sanchay/ui/style';
import { TextLink } from './links.tsx';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Chip = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-pill);
  background: var(--surface);
  color: var(--ink-2);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    border-color: var(--accent);
    color: var(--ink);
  }
  &[aria-current] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent);
  }
`;

export interface LinkChoicesProps {
  /** Names the group. */
  label: string;
  options: readonly { label: string; href: string; here: boolean }[];
}

/** Choices that are links, so that they have an address and work without a script. */
export function LinkChoices({ label, options }: LinkChoicesProps) {
  return (
    <nav aria-label={label}>
      <List>
        {options.map(({ label: name, href, here }) => (
          <li key={href}>
            <Chip href={href} aria-current={here ? 'true' : undefined}>
              {name}
            </Chip>
          </li>
        ))}
      </List>
    </nav>
  );
}
