import { MissingPage, useCall } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { Page } from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { IssuerView } from './IssuerView.tsx';

/** `/fixed-deposit/{issuer}`: one issuer with its rates and what a deposit there becomes. */
export function IssuerPage() {
  const { issuer: slug = '' } = useParams();
  const details = useCall('depositIssuer', { params: { slug } });
  if (details.data) return <IssuerView key={slug} issuer={details.data.data} />;
  if (details.error?.kind === 'not_found') return <MissingPage />;
  if (details.isPending) return <ShareSkeleton />;
  return (
    <Page>
      <CallProblem of={details} />
    </Page>
  );
}
