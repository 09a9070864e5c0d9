import { Disclosure } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { Narrow, Section } from './Section.tsx';

/** Plain text, because search engines are given the same words. */
export interface Question {
  question: string;
  answer: string;
}

const Answer = styled.p`
  margin: 0;
`;

/** Questions that open to their answers. Works without a script, and search engines read them. */
export function Questions({ id, title, items }: { id: string; title: string; items: readonly Question[] }) {
  return (
    <Section id={id} title={title}>
      <Narrow>
        {items.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <Answer>{answer}</Answer>
          </Disclosure>
        ))}
      </Narrow>
    </Section>
  );
}
