import { useCall, useNextStep, useRequiredSession } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';

/** The KYC record that a step is about: the one in the address, else the one that decides. */
export function useOwnKyc() {
  const [query] = useSearchParams();
  const session = useRequiredSession();
  const { facts } = useNextStep();
  const named = query.get('id') ?? '';
  const id = named || (facts?.kyc?.id ?? '');
  const kyc = useCall('kyc', { params: { id } }, { enabled: session !== null && id !== '' });
  return {
    kyc,
    /** Nothing was named and there is no record: the step has nothing to show. */
    none: named === '' && facts !== null && facts.kyc === null,
  };
}
