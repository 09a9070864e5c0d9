import { MissingPage, useCall } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { Page } from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { houseOf } from './housePage.ts';
import { HouseView } from './HouseView.tsx';

/** `/explore/funds/{house}`: a fund house with its funds. */
export function HousePage() {
  const { house: slug = '' } = useParams();
  const amcs = useCall('fundAmcs');
  const contacts = useCall('amcList');
  if (amcs.isPending || contacts.isPending) return <ShareSkeleton />;
  if (!amcs.data) {
    return (
      <Page>
        <CallProblem of={amcs} />
      </Page>
    );
  }
  const house = houseOf(amcs.data.data.funds, contacts.data ?? [], slug);
  return house ? <HouseView key={slug} house={house} /> : <MissingPage />;
}
