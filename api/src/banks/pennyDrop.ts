/** What a bank reported about an account after a rupee was sent to it. */
export type PennyDrop =
  { status: 'found'; name: string; ref: string } | { status: 'closed' | 'not_found'; ref: string };

export interface PennyDropRequest {
  /** Our id of the account; asking twice with one id sends one rupee. */
  id: string;
  ifsc: string;
  accountNo: string;
  /** Name that we expect; the sandbox bank knows nobody else. */
  expectedName: string;
}

/** The service that sends a rupee to an account and returns the name of its holder. */
export interface PennyDropPort {
  /** @throws BankUnreachableError when the bank or the way to it is down: nothing is known then. */
  ask(request: PennyDropRequest): Promise<PennyDrop>;
}

/** The bank did not answer; asking again later is safe. */
export class BankUnreachableError extends Error {
  readonly kind = 'bank_unreachable';
}
