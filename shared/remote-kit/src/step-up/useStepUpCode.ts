import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@sanchay/api-client';
import type { ContactKind, StepUpPurpose } from '@sanchay/contracts';
import { usePlatform } from '../remote/Platform.tsx';
import { useWrite } from '../remote/useCall.ts';

interface Sent {
  otpRef: string;
  /** The masked contact that the code was sent to; null where the authenticator app shows it. */
  to: string | null;
  /** Epoch milliseconds from which another may be requested. */
  resendFrom: number;
}

export interface StepUpCode {
  /** Null until the first code is on its way. */
  sent: Sent | null;
  problem: ApiError | null;
  sending: boolean;
  checking: boolean;
  /** Sends another code, or the first one again when that failed. */
  send: () => Promise<void>;
  /** Checks what was typed, when it is whole: the digits, or a recovery code. */
  confirm: (code: string) => Promise<void>;
}

const later = (seconds: number): number => Date.now() + seconds * 1_000;

/** Sends a step-up code at once, and exchanges what is typed for a token. */
export function useStepUpCode(
  asked: { purpose: StepUpPurpose; to?: ContactKind | undefined; confirms?: string | undefined },
  onToken: (token: string) => void,
): StepUpCode {
  const { config } = usePlatform();
  const [sent, setSent] = useState<Sent | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const begun = useRef(false);
  const start = useWrite('startStepUp');
  const resend = useWrite('resendOtp');
  const verify = useWrite('verifyStepUp');

  async function send(): Promise<void> {
    setProblem(null);
    try {
      if (sent) {
        const { data } = await resend.mutateAsync({ body: { otp_ref: sent.otpRef } });
        setSent({ ...sent, resendFrom: later(data.resend_after) });
      } else {
        const { purpose, to, confirms } = asked;
        const body = { purpose, ...(to && { to }), ...(confirms !== undefined && { confirms }) };
        const { data } = await start.mutateAsync({ body });
        setSent({ otpRef: data.otp_ref, to: data.sent_to, resendFrom: later(data.resend_after) });
      }
    } catch (error) {
      setProblem(ApiError.from(error));
    }
  }

  async function confirm(code: string): Promise<void> {
    if (!sent || verify.isPending || code.length < config.otpLength) return;
    setProblem(null);
    try {
      onToken((await verify.mutateAsync({ body: { otp_ref: sent.otpRef, code } })).data.step_up);
    } catch (error) {
      setProblem(ApiError.from(error));
    }
  }

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void send();
  });

  return {
    sent,
    problem,
    send,
    confirm,
    sending: start.isPending || resend.isPending,
    checking: verify.isPending,
  };
}
