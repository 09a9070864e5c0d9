import type { ArticleBlock } from '@sanchay/contracts';
import { Heading, TextLink } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';

const Prose = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-bottom: var(--space-4);
  & > p,
  & > ul,
  & > ol {
    margin: 0;
  }
  & > ul,
  & > ol {
    display: grid;
    gap: var(--space-2);
    padding-inline-start: 1.4em;
  }
  & > ul {
    list-style: disc;
  }
  & > ol {
    list-style: decimal;
  }
  & li::marker {
    color: var(--ink-3);
  }
`;

type Line = ArticleBlock['lines'][number];

function Messages({ line }: { line: Line }) {
  return line.map(({ text, href, strong }, place) =>
    href ? (
      <TextLink key={place} href={href}>
        {text}
      </TextLink>
    ) : strong ? (
      <strong key={place}>{text}</strong>
    ) : (
      text
    ),
  );
}

function Block({ block: { kind, lines } }: { block: ArticleBlock }) {
  const [first = []] = lines;
  if (kind === 'heading')
    return (
      <Heading level={2} size="card">
        <Messages line={first} />
      </Heading>
    );
  if (kind === 'text')
    return (
      <p>
        <Messages line={first} />
      </p>
    );
  const List = kind === 'steps' ? 'ol' : 'ul';
  return (
    <List>
      {lines.map((line, place) => (
        <li key={place}>
          <Messages line={line} />
        </li>
      ))}
    </List>
  );
}

/** The text of an article. It comes as pieces and never as HTML. */
export function ArticleBody({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return (
    <Prose>
      {blocks.map((block, place) => (
        <Block key={place} block={block} />
      ))}
    </Prose>
  );
}
