import { useMessages } from '@sanchay/i18n';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Button, Notice } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** A call refused for values in the address: the server's reasons, and a button to the page without these values. */
export function Refused({ errors }: { errors: Record<string, string[]> }) {
  const { t } = useMessages(MESSAGES);
  const [address, setAddress] = useSearchParams();
  const refused = Object.keys(errors).filter((field) => address.has(field));
  function openWithout(): void {
    const next = new URLSearchParams(address);
    for (const field of refused) next.delete(field);
    setAddress(next);
  }
  return (
    <Notice
      tone="warn"
      live
      action={
        refused.length > 0 && (
          <Button variant="secondary" size="small" onClick={openWithout}>
            {t(refused.includes('year') ? 'report.runningYear' : 'answer.withoutChoice')}
          </Button>
        )
      }
    >
      {Object.values(errors).flat().join(' ')}
    </Notice>
  );
}
