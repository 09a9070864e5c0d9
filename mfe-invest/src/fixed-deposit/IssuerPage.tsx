import { useCall } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { DetailsPage } from '../share/DetailsPage.tsx';
import { IssuerView } from './IssuerView.tsx';

/** `/fixed-deposit/{issuer}`: one issuer with its rates and what a deposit there becomes. */
export function IssuerPage() {
  const { issuer: slug = '' } = useParams();
  const details = useCall('depositIssuer', { params: { slug } });
  return <DetailsPage of={details}>{(issuer) => <IssuerView key={slug} issuer={issuer} />}</DetailsPage>;
}
