import { ApiError } from '@sanchay/api-client';
import { KYC_FORM_STATUS, PAN_KYC_STATUS, type CallReply } from '@sanchay/contracts';
import { usePlatform, useWrite } from '@sanchay/remote-kit';
import { useState } from 'react';

export type KycRecord = CallReply<'portfolioKyc'>['data'][number];

export interface PanCheckProps {
  position: number;
  /** Null while the registry has not been queried. */
  record: KycRecord | null;
}

const REFRESHED = ['portfolioKyc', 'onboardingStatus', 'userInfo'] as const;

/** What a holder can do about the PAN at the registry, and the calls for it. */
export function usePanCheck({ position, record }: PanCheckProps) {
  const { navigate } = usePlatform();
  const [pan, setPan] = useState<string | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const check = useWrite('checkPan', [...REFRESHED]);
  const again = useWrite('finishApplicant', [...REFRESHED]);
  const start = useWrite('startKycForm', [...REFRESHED]);
  const untouched =
    (record?.kyc_form_check_status ?? KYC_FORM_STATUS.NOT_STARTED) === KYC_FORM_STATUS.NOT_STARTED;
  const verified = record !== null && record.PAN_kyc_status !== PAN_KYC_STATUS.PAN_NOT_KYC;
  const queried = record !== null && record.registry_status !== 'not_checked';
  // While the registry is at work there is nothing to send.
  const idle = record?.registry_status !== 'under_process';

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    setProblem(null);
    try {
      await work();
    } catch (thrown) {
      setProblem(ApiError.from(thrown));
    }
  }

  return {
    pan,
    setPan,
    problem,
    queried,
    mismatch: record !== null && (record.name_match !== null || record.date_of_birth_matches === false),
    /** The registry answered and the form has not been started. */
    open: queried && idle && !verified && untouched,
    mayCorrect: !verified && idle && untouched,
    busy: { check: check.isPending, again: again.isPending, start: start.isPending },
    query: () => void attempt(() => again.mutateAsync({ params: { position: String(position) } })),
    startForm: (id: string) =>
      void attempt(async () => {
        await start.mutateAsync({ params: { id } });
        navigate(`/upload-pan-card?${new URLSearchParams({ id })}`);
      }),
    checkPan: (entered: string) =>
      void attempt(async () => {
        await check.mutateAsync({ body: { position, pan: entered } });
        setPan(null);
      }),
  };
}
