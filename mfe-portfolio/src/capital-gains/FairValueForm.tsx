import { ApiError } from '@sanchay/api-client';
import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useWrite } from '@sanchay/remote-kit';
import { Button, Dialog, MoneyField, Notice, showToast, Stack, Text } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import type { FairShare } from './fairShares.ts';

/** The entry of the price of a share on 31 January 2018. What was typed stays when it is refused. */
export function FairValueForm({ share, onClose }: { share: FairShare; onClose: () => void }) {
  const { t } = useMessages(MESSAGES);
  const [price, setPrice] = useState<number | null>(share.entered?.price ?? null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const write = useWrite('setFairValue', ['fairValues', 'capitalGains']);

  async function save(next: number | null): Promise<void> {
    try {
      await write.mutateAsync({ body: { isin: share.isin, price: next, was: share.entered?.price ?? null } });
      showToast({ message: t('gains.fair.saved') });
      onClose();
    } catch (error) {
      const failed = ApiError.from(error);
      setProblem(failed);
      if (failed.code === 'fair_value_changed') void refreshCalls('fairValues');
    }
  }

  const fault = problem?.errors.price?.[0];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('gains.fair.enterOf', { name: share.name })}
      actions={
        <>
          {share.entered && (
            <Button variant="secondary" busy={write.isPending} onClick={() => void save(null)}>
              {t('gains.fair.remove')}
            </Button>
          )}
          <Button busy={write.isPending} onClick={() => void save(price ?? 0)}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text size="small">{t('gains.fair.what')}</Text>
        <MoneyField
          label={t('gains.fair.price')}
          value={price}
          onChange={(next) => {
            setProblem(null);
            setPrice(next);
          }}
          error={fault}
        />
        {problem && fault === undefined && (
          <Notice tone="error" live>
            {t(problem.code === 'fair_value_changed' ? 'gains.fair.changed' : 'gains.fair.failed')}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
