import type { ApiError } from '@sanchay/api-client';
import { useMessages } from '@sanchay/i18n';
import { OwnerOnly } from '@sanchay/remote-kit';
import { Button, Stack } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';

interface CancelOrderProps {
  busy: boolean;
  error: ApiError | null;
  onCancel: () => void;
}

/** The way to cancel an order of shares that may still trade. */
export function CancelOrder({ busy, error, onCancel }: CancelOrderProps) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  return (
    <OwnerOnly quiet>
      <Stack gap={2}>
        <WriteProblem error={error} />
        <Button variant="secondary" busy={busy} onClick={onCancel}>
          {t('one.cancel')}
        </Button>
      </Stack>
    </OwnerOnly>
  );
}
