import { useCallback, useMemo, useState } from 'react';
import { judgePassword, type PasswordJudge, type PasswordVerdict } from './passwordRules.ts';

/**
 * The verdict on a new password while it is typed. `onFocus` belongs on the password field: the library with its list
 * of common passwords is large, and is loaded only for users who choose a password. Without it the server decides
 * alone.
 * @param contacts e-mail address and mobile number of the account, as typed
 */
export function usePasswordVerdict(
  password: string,
  contacts: readonly string[],
): { verdict: PasswordVerdict; onFocus: () => void } {
  const [judge, setJudge] = useState<PasswordJudge | null>(null);
  const known = contacts.join('\n');
  const verdict = useMemo(() => judgePassword(password, known.split('\n'), judge), [password, known, judge]);
  const onFocus = useCallback(() => {
    import('@sanchay/finance/passwords').then(setJudge, () => undefined);
  }, []);
  return { verdict, onFocus };
}
