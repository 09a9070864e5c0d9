import { ApiError } from '@sanchay/api-client';
import { useWrite } from '@sanchay/remote-kit';
import { useState } from 'react';
import { housingTokens, type HousingCall } from './housingTokens.ts';

interface Sent {
  to: string;
  /** Epoch milliseconds at which the code is over. */
  until: number;
}

export interface HousingCode {
  sent: Sent | null;
  problem: ApiError | null;
  busy: boolean;
  send: () => Promise<void>;
  resend: () => Promise<void>;
  /** Resolves with the path to go on to, or null when the code was refused. */
  verify: (otp: string) => Promise<string | null>;
  /** The user types again: the previous error is cleared. */
  typing: () => void;
}

/** The three calls of the partner's code, each with its own stored token. */
export function useHousingCode(): HousingCode {
  const generation = useWrite('housingOtpGeneration');
  const verification = useWrite('housingOtpVerification');
  const again = useWrite('housingOtpResend');
  const [sent, setSent] = useState<Sent | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);

  async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
    setProblem(null);
    try {
      return await work();
    } catch (thrown) {
      setProblem(ApiError.from(thrown));
      return null;
    }
  }
  const withToken = (call: HousingCall) => ({ ownToken: housingTokens.read(call) ?? '' });

  async function send(): Promise<void> {
    const answer = await attempt(() => generation.mutateAsync(withToken('generation')));
    if (!answer) return;
    housingTokens.keep('verification', answer.data.verification_token);
    housingTokens.keep('resend', answer.data.resend_token);
    setSent({ to: answer.data.sent_to, until: Date.parse(answer.data.expires_at) });
  }

  async function resend(): Promise<void> {
    const answer = await attempt(() => again.mutateAsync(withToken('resend')));
    if (answer) setSent({ to: answer.data.sent_to, until: Date.parse(answer.data.expires_at) });
  }

  async function verify(otp: string): Promise<string | null> {
    const answer = await attempt(() =>
      verification.mutateAsync({ ...withToken('verification'), body: { otp } }),
    );
    if (!answer) return null;
    housingTokens.clear();
    return answer.data.redirect;
  }

  return {
    sent,
    problem,
    send,
    resend,
    verify,
    busy: generation.isPending || verification.isPending || again.isPending,
    typing: () => setProblem(null),
  };
}
