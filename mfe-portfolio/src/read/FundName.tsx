import { styled } from '@sanchay/ui/style';
import { OneLine } from './OneLine.ts';

const Line = styled.span`
  display: flex;
`;

/** Whole words, also where little room is left beside the plan. */
const Short = styled(OneLine)`
  overflow-wrap: normal;
`;

const Part = styled(OneLine)`
  white-space: pre-wrap;
`;

const Plan = styled.span`
  flex: none;
  white-space: pre;
`;

/**
 * A title of `fundTitle` in a row of a table. Where it has plan or option, it is one line of which only the short name
 * is cut off, so that a regular plan is never taken for the direct one.
 */
export function FundName({ title }: { title: string }) {
  const [short, ...rest] = title.split(' · ');
  if (rest.length === 0) return <>{short}</>;
  return (
    <Line>
      <Short>{short}</Short>
      {rest.map((part) =>
        part === 'Regular' ? <Plan key={part}> · {part}</Plan> : <Part key={part}> · {part}</Part>,
      )}
    </Line>
  );
}
