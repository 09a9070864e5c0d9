import type { Holding } from '@sanchay/contracts';
import { useCall } from '@sanchay/remote-kit';
import { Card, Grid, SkeletonBlock, SkeletonTable } from '@sanchay/ui';
import { Answer } from '../read/Answer.tsx';
import { HoldingFacts } from './HoldingFacts.tsx';
import { LotsCard } from './LotsCard.tsx';
import { UnitsCard } from './UnitsCard.tsx';

const ROWS = 10;

/** The units of a fund that is held: how they stand for a redemption, and lot by lot. */
export function HeldParts({ holding }: { holding: Holding }) {
  const held = useCall('heldUnits', { params: { code: holding.fundInfo.code } });
  return (
    <>
      <Grid min={320}>
        <Answer of={held} compact skeleton={<SkeletonBlock height={264} />}>
          {({ data }) => <UnitsCard held={data} />}
        </Answer>
        <HoldingFacts holding={holding} />
      </Grid>
      <Answer
        of={held}
        compact
        skeleton={
          <Card>
            <SkeletonTable rows={ROWS} columns={5} />
          </Card>
        }
      >
        {({ data }) => <LotsCard held={data} />}
      </Answer>
    </>
  );
}
