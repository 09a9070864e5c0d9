import { Row, TextLink } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';

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

export interface QueryLinksProps {
  /** Names the group. */
  label: string;
  options: readonly { label: string; href: string; here: boolean }[];
}

/** Choices that are links to the same page with another query, so that they work without a script. */
export function QueryLinks({ label, options }: QueryLinksProps) {
  return (
    <nav aria-label={label}>
      <Row gap={2}>
        {options.map(({ label: name, href, here }) => (
          <Chip key={href} href={href} aria-current={here ? 'true' : undefined}>
            {name}
          </Chip>
        ))}
      </Row>
    </nav>
  );
}
