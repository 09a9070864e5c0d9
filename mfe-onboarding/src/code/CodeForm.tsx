import type { CallReply } from '@sanchay/contracts';
import { useWrite } from '@sanchay/remote-kit';
import { CodeEntry, type CodeEntryProps } from './CodeEntry.tsx';

export interface CodeFormProps extends Omit<CodeEntryProps, 'check'> {
  /** The code was right; resolves when the session has begun. */
  onConfirmed: (grant: CallReply<'verifyOtp'>) => Promise<void>;
}

/** The code that completes a sign-in or opens an account. */
export function CodeForm({ onConfirmed, ...entry }: CodeFormProps) {
  const verify = useWrite('verifyOtp');
  return <CodeEntry {...entry} check={async (body) => onConfirmed(await verify.mutateAsync({ body }))} />;
}
