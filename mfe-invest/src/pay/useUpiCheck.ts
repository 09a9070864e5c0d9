import { plainText } from '@sanchay/finance';
import { useWrite } from '@sanchay/remote-kit';
import { useState } from 'react';

/** What is known of the UPI id in the field. */
export interface UpiCheck {
  /** Looks up the bank once per ID; retries a lookup that got no response. */
  ask: () => void;
  /** The bank behind it, once that is known. */
  bank: string | undefined;
  /** The server's words when nobody has this id, or it is not one. */
  problem: string | undefined;
}

/**
 * Looks up the bank of a UPI ID before money is requested from it; messages about an ID that is no longer in the field
 * are dropped.
 */
export function useUpiCheck(typed: string): UpiCheck {
  const { mutate, data, error, isPending } = useWrite('checkUpiId');
  const [asked, setAsked] = useState('');
  const upiId = plainText(typed);
  const current = upiId !== '' && asked === upiId;
  const problem = current ? error?.errors.upi_id?.[0] : undefined;
  const settled = isPending || data !== undefined || problem !== undefined;
  return {
    ask() {
      if (upiId === '' || (current && settled)) return;
      setAsked(upiId);
      mutate({ body: { upi_id: upiId } });
    },
    bank: current ? data?.data.bank_name : undefined,
    problem,
  };
}
