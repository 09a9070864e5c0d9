import { useFormat, useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { Notice, Text, TextLink } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { PublicPage } from '../public-page/PublicPage.tsx';
import { Points, Prose, Section } from '../public-page/Section.tsx';
import { LEGAL_MESSAGES } from '../messages.ts';
import type { LegalSection } from './sections.ts';

const Contents = styled.ol`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding-inline-start: 1.75em;
  list-style: decimal;
  & a {
    display: inline-block;
    padding-block: 6px;
  }
  @media (min-width: 768px) {
    columns: 2;
    display: block;
    & > li {
      break-inside: avoid;
    }
  }
`;

export interface LegalDocumentProps {
  path: string;
  name: string;
  lead: string;
  description: string;
  /** ISO date from which this text holds. */
  from: string;
  sections: readonly LegalSection[];
  /** Words of a part of a section: its `title`, a paragraph's number, or a list item such as `list.1`. */
  messages: (section: string, part: string) => string;
}

/** A document with its date, a list of contents and numbered sections. */
export function LegalDocument({
  path,
  name,
  lead,
  description,
  from,
  sections,
  messages,
}: LegalDocumentProps) {
  const { t } = useMessages(LEGAL_MESSAGES);
  const { date } = useFormat();
  const { config } = usePlatform();
  return (
    <PublicPage path={path} name={name} lead={lead} description={description} width="text">
      <Text size="small">{t('legal.from', { date: date(from) })}</Text>
      {config.sandbox && <Notice tone="warn">{t('legal.sandbox')}</Notice>}
      <Section id="contents" title={t('legal.contents')}>
        <Contents>
          {sections.map(({ id }) => (
            <li key={id}>
              <TextLink href={`#${id}`}>{messages(id, 'title')}</TextLink>
            </li>
          ))}
        </Contents>
      </Section>
      {sections.map(({ id, paragraphs, list = 0 }, index) => (
        <Section key={id} id={id} title={`${index + 1}. ${messages(id, 'title')}`}>
          <Prose>
            {numbers(paragraphs).map((part) => (
              <Text key={part}>{messages(id, part)}</Text>
            ))}
            {list > 0 && (
              <Points>
                {numbers(list).map((part) => (
                  <li key={part}>{messages(id, `list.${part}`)}</li>
                ))}
              </Points>
            )}
          </Prose>
        </Section>
      ))}
      <Text size="small">{t('legal.languages')}</Text>
    </PublicPage>
  );
}

const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1));
