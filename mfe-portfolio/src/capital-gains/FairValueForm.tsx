import { ApiError } from '@sanchay/api-client';
import { useFormat, useMessages } from '@sanchay/i18n';
import { mergeTyped, refreshCalls, useWrite } from '@sanchay/remote-kit';
import { Button, Dialog, MoneyField, Notice, showToast, Stack, Text } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import type { FairShare } from './fairShares.ts';

/** The entry of the price of a share on 31 January 2018. What was typed stays when it is refused. */
export function FairValueForm({ share, onClose }: { share: FairShare; onClose: () => void }) {
  const { t } = useMessages(MESSAGES);
  const { rupees } = useFormat();
  const [price, setPrice] = useState<number | null>(share.entered?.price ?? null);
  const saved = share.entered?.price ?? null;
  const [was, setWas] = useState(saved);
  const [loaded, setLoaded] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const write = useWrite('setFairValue', ['fairValues', 'capitalGains']);

  async function save(next: number | null): Promise<void> {
    try {
      await write.mutateAsync({ body: { isin: share.isin, price: next, was } });
      showToast({ message: t('gains.fair.saved') });
      onClose();
    } catch (error) {
      const failed = ApiError.from(error);
      if (failed.code === 'fair_value_changed') await refreshCalls('fairValues');
      setProblem(failed);
    }
  }

  function load(): void {
    setProblem(null);
    setPrice(mergeTyped(was, price, saved));
    setWas(saved);
    setLoaded(true);
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
        {loaded && !problem && (
          <Notice tone="info" live>
            {was === null
              ? t('gains.fair.noneNow')
              : t('gains.fair.now', { price: rupees(was, { decimals: 2 }) })}
          </Notice>
        )}
        {problem && fault === undefined && (
          <Notice
            tone="error"
            live
            action={
              problem.code === 'fair_value_changed' && (
                <Button variant="secondary" onClick={load}>
                  {t('changed.load')}
                </Button>
              )
            }
          >
            {t(problem.code === 'fair_value_changed' ? 'gains.fair.changed' : 'gains.fair.failed')}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
