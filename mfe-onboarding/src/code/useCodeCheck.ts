import { ApiError } from '@sanchay/api-client';
import { useWrite } from '@sanchay/remote-kit';
import { useState } from 'react';
import { codeSent, type PendingCode } from './pendingCode.ts';

export interface CodeCheck {
  problem: ApiError | null;
  busy: boolean;
  resending: boolean;
  forgetProblem: () => void;
  confirm: (code: string) => Promise<void>;
  sendAgain: () => Promise<void>;
}

/** What can be done with a code that waits: `check` it at the API, or have another one sent. */
export function useCodeCheck(
  pending: PendingCode,
  check: (given: { otp_ref: string; code: string }) => Promise<void>,
  onResent: (pending: PendingCode) => void,
): CodeCheck {
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const resend = useWrite('resendOtp');
  return {
    problem,
    busy,
    resending: resend.isPending,
    forgetProblem: () => setProblem(null),
    async confirm(code) {
      if (busy) return;
      setProblem(null);
      setBusy(true);
      try {
        await check({ otp_ref: pending.otpRef, code });
      } catch (error) {
        setProblem(ApiError.from(error));
      } finally {
        setBusy(false);
      }
    },
    async sendAgain() {
      setProblem(null);
      try {
        const { data } = await resend.mutateAsync({ body: { otp_ref: pending.otpRef } });
        onResent(codeSent(data.otp_ref, data.resend_after, pending.sentTo));
      } catch (error) {
        setProblem(ApiError.from(error));
      }
    },
  };
}
