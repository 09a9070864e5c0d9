import { styled } from '@sanchay/ui/style';

const Line = styled.span`
  display: block;
`;

/** When a step was, and below it the figure or reason that goes with it. */
export function StepDetail({ time, text }: { time: string | undefined; text: string | undefined }) {
  return (
    <>
      {time !== undefined && <Line>{time}</Line>}
      {text !== undefined && <Line>{text}</Line>}
    </>
  );
}
