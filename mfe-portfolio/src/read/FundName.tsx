import { phone } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { OneLine } from './OneLine.ts';

/** More characters than two lines of a phone have room for. */
const LONG = 40;

/**
 * The short name takes the room that it needs and gives way first, so that the plan follows it without a gap. On phones it
 * goes on in a second line; where that is not enough, the name has the first line and the plan the second.
 */
const Line = styled.span`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: auto;
  grid-template-columns: minmax(0, max-content);
  justify-content: start;
  min-width: 9em;
  ${phone} {
    font-size: var(--text-small);
    line-height: 1.25;
    &:not([data-long]) {
      display: block;
      & > * {
        display: inline;
        margin: 0;
        padding: 0;
        white-space: normal;
      }
    }
    &[data-long] {
      display: flex;
      flex-wrap: wrap;
    }
  }
`;

const Short = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  /* Vowel signs of Devanagari stand above the line and would be cut off. */
  margin-block-start: -4px;
  padding-block-start: 4px;
`;

const Part = styled(OneLine)`
  white-space: pre-wrap;
`;

const Plan = styled.span`
  flex: none;
  white-space: pre;
`;

/**
 * A title of `fundTitle` in a row of a table. Where it has plan or option, only the short name is cut off, so that a
 * regular plan is never taken for the direct one.
 */
export function FundName({ title }: { title: string }) {
  const [short, ...rest] = title.split(' · ');
  if (rest.length === 0) return <>{short}</>;
  return (
    <Line data-long={title.length > LONG ? '' : undefined}>
      <Short>{short}</Short>
      {rest.map((part) =>
        part === 'Regular' ? <Plan key={part}> · {part}</Plan> : <Part key={part}> · {part}</Part>,
      )}
    </Line>
  );
}
