import type { ApiError } from '@sanchay/api-client';
import { Button, Dialog, Stack } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { usePlanMessages } from './usePlanMessages.ts';

interface AskFirstProps {
  title: string;
  children: ReactNode;
  confirm: string;
  danger?: boolean;
  busy: boolean;
  error: ApiError | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** A confirmation dialog that explains what an action will do. */
export function AskFirst({
  title,
  children,
  confirm,
  danger,
  busy,
  error,
  onConfirm,
  onClose,
}: AskFirstProps) {
  const { t } = usePlanMessages();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('actions.keep')}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {children}
        <WriteProblem error={error} />
      </Stack>
    </Dialog>
  );
}
