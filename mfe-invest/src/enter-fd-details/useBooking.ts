import { PAYOUTS, type MaturityInstruction, type Payout } from '@sanchay/contracts';
import { parseAmount } from '@sanchay/finance';
import { useCall, usePlatform } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { useState } from 'react';
import { bookingPath } from './bookingPath.ts';
import type { Issuer } from '../fixed-deposit/IssuerView.tsx';
import { USUAL_AMOUNT } from '../fixed-deposit/depositQuery.ts';

/** What the user enters; amount, tenure and payout are in the address, so that a reload loses nothing. */
export interface BookingRequest {
  planId: string;
  /** Of the plan's tenures. */
  months: number;
  /** Rupees; null while the field is empty or no amount. */
  amount: number | null;
  payout: Payout;
}

/** Answers that are stored with the page only. */
export interface BookingAnswers {
  instruction: MaturityInstruction;
  /** Whether Form 15G or 15H is submitted. */
  declares: boolean;
  /** Null: the default account. */
  bankId: string | null;
  accepted: boolean;
}

const FIRST_ANSWERS: BookingAnswers = {
  instruction: 'pay_out',
  declares: false,
  bankId: null,
  accepted: false,
};

/** The form of a booking: request, answers, and what the server computes for them. */
export function useBooking(issuer: Issuer, scheme: string) {
  const { navigate } = usePlatform();
  const [address, setAddress] = useSearchParams();
  const [answers, setAnswers] = useState(FIRST_ANSWERS);
  const request = requestIn(address, issuer, scheme);
  const plan = issuer.plans.find(({ id }) => id === request.planId);
  const limits = plan && {
    least: Number(plan.attributes.min_amount),
    most: Number(plan.attributes.max_amount),
  };
  const { amount, months, payout } = request;
  const fits =
    limits !== undefined &&
    amount !== null &&
    Number.isInteger(amount) &&
    amount >= limits.least &&
    amount <= limits.most;
  const asked = useCall(
    'previewDeposit',
    {
      params: { plan_id: scheme },
      query: {
        amount: amount ?? 0,
        months,
        payout,
        ...(answers.declares && { tax_form: 'form_15g' as const }),
      },
    },
    { enabled: fits, keepPrevious: true },
  );

  function change(next: Partial<BookingRequest>): void {
    const query = new URLSearchParams(address);
    const wanted = { ...request, ...next };
    if (wanted.amount === null) query.set('amount', '');
    else query.set('amount', String(wanted.amount));
    if (wanted.payout === 'maturity') query.delete('payout');
    else query.set('payout', wanted.payout);
    if (next.planId === undefined) query.set('months', String(wanted.months));
    else query.delete('months');
    if (wanted.planId === request.planId) setAddress(query, { replace: true });
    else navigate(`${bookingPath(issuer.slug, wanted.planId)}?${query.toString()}`, { replace: true });
  }

  return {
    path: bookingPath(issuer.slug, scheme),
    request,
    plan,
    limits,
    fits,
    asked,
    /** Undefined while nothing is known for what is entered. */
    preview: fits ? asked.data?.data : undefined,
    answers,
    change,
    answer: (next: Partial<BookingAnswers>) => setAnswers((now) => ({ ...now, ...next })),
  };
}

export type Booking = ReturnType<typeof useBooking>;

function requestIn(address: URLSearchParams, issuer: Issuer, scheme: string): BookingRequest {
  const text = address.get('amount');
  const usual = Math.min(Math.max(USUAL_AMOUNT, issuer.min_amount), issuer.max_amount);
  return {
    planId: scheme,
    months: monthsIn(address, issuer, scheme),
    amount: text === null ? usual : parseAmount(text.slice(0, 40)),
    payout: PAYOUTS.find((each) => each === address.get('payout')) ?? 'maturity',
  };
}

/** The tenure of the address where the plan has it, else its shortest. */
function monthsIn(address: URLSearchParams, { plans }: Issuer, scheme: string): number {
  const plan = plans.find(({ id }) => id === scheme)?.attributes;
  const shortest = plan?.tenure_from_in_months ?? 1;
  const asked = Number(address.get('months'));
  return Number.isInteger(asked) && asked >= shortest && asked <= (plan?.tenure_to_in_months ?? 0)
    ? asked
    : shortest;
}
