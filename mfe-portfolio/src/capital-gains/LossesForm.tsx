import { ApiError } from '@sanchay/api-client';
import type { CapitalGains } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useWrite, type TypedDraft } from '@sanchay/remote-kit';
import { Button, Dialog, Notice, showToast, Stack, Text, useRefusals } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { LossFields } from './LossFields.tsx';
import { draftOf, emptyRow, enteredOf, lossesOf, lossYears, rebased, type LossRow } from './lossDraft.ts';

interface Props {
  losses: CapitalGains['carried_losses'];
  years: readonly string[];
  draft: TypedDraft<readonly LossRow[]>;
  onClose: () => void;
}

/** Losses of earlier years as they stand in the returns, one row a year. What was typed stays when it is refused. */
export function LossesForm({ losses, years, draft, onClose }: Props) {
  const { t } = useMessages(MESSAGES);
  const stored = draftOf(losses, years);
  const [rows, setRows] = useState<readonly LossRow[]>(() => draft.load(stored) ?? stored);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const refusals = useRefusals();
  const write = useWrite('setCarriedLosses', ['capitalGains']);
  const [started] = useState(losses);
  const [base, setBase] = useState(started);
  const options = lossYears(years[0]!);
  const errorOf = (index: number, field: string) => problem?.errors[`losses.${index}.${field}`]?.[0];

  function type(next: readonly LossRow[]): void {
    setProblem(null);
    setRows(next);
    draft.keep(next, draftOf(base, years));
  }

  const change = (index: number, more: Partial<LossRow>) =>
    type(rows.map((row, each) => (each === index ? { ...row, ...more } : row)));

  function close(): void {
    draft.forget();
    onClose();
  }

  async function save(): Promise<void> {
    if (refusals.any) return;
    try {
      await write.mutateAsync({ body: { losses: lossesOf(rows), was: enteredOf(base) } });
      showToast({ message: t('gains.lossesSaved') });
      close();
    } catch (error) {
      const failed = ApiError.from(error);
      if (failed.code === 'losses_changed') await refreshCalls('capitalGains');
      setProblem(failed);
    }
  }

  function load(): void {
    setProblem(null);
    setRows(rebased(rows, draftOf(base, years), stored));
    setBase(losses);
  }

  return (
    <Dialog
      open
      onClose={close}
      size="medium"
      title={t('gains.carried')}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('action.cancel')}
          </Button>
          <Button busy={write.isPending} onClick={() => void save()}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Text>{t('gains.lossesWhat')}</Text>
        {rows.map((row, index) => (
          <LossFields
            key={row.id}
            row={row}
            years={options}
            errorOf={(field) => errorOf(index, field)}
            refusedOf={(field) => refusals.of(`${row.id}.${field}`)}
            onChange={(more) => change(index, more)}
            onRemove={() => type(rows.filter(({ id }) => id !== row.id))}
          />
        ))}
        {rows.length < options.length && (
          <Button variant="secondary" onClick={() => type([...rows, emptyRow(rows, options)])}>
            {t('gains.addYear')}
          </Button>
        )}
        {base !== started && !problem && (
          <Notice tone="info" live>
            {t('changed.loaded')}
          </Notice>
        )}
        {problem && Object.keys(problem.errors).length === 0 && (
          <Notice
            tone="error"
            live
            action={
              problem.code === 'losses_changed' && (
                <Button variant="secondary" onClick={load}>
                  {t('changed.load')}
                </Button>
              )
            }
          >
            {t(problem.code === 'losses_changed' ? 'gains.lossesChanged' : 'gains.lossesFailed')}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
