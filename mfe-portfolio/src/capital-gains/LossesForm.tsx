import { ApiError } from '@sanchay/api-client';
import type { CapitalGains } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useWrite } from '@sanchay/remote-kit';
import {
  Button,
  Dialog,
  Grid,
  MoneyField,
  Notice,
  SelectField,
  showToast,
  Stack,
  Text,
  useRefusals,
} from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { draftOf, emptyRow, enteredOf, lossesOf, lossYears, type LossRow } from './lossDraft.ts';

interface Props {
  losses: CapitalGains['carried_losses'];
  years: readonly string[];
  onClose: () => void;
}

/** Losses of earlier years as they stand in the returns, one row a year. What was typed stays when it is refused. */
export function LossesForm({ losses, years, onClose }: Props) {
  const { t } = useMessages(MESSAGES);
  const [rows, setRows] = useState<readonly LossRow[]>(() => draftOf(losses, years));
  const [problem, setProblem] = useState<ApiError | null>(null);
  const refusals = useRefusals();
  const write = useWrite('setCarriedLosses', ['capitalGains']);
  const [was] = useState(() => enteredOf(losses));
  const options = lossYears(years[0]!);
  const errorOf = (index: number, field: string) => problem?.errors[`losses.${index}.${field}`]?.[0];

  function change(index: number, more: Partial<LossRow>): void {
    setProblem(null);
    setRows((before) => before.map((row, each) => (each === index ? { ...row, ...more } : row)));
  }

  async function save(): Promise<void> {
    if (refusals.any) return;
    try {
      await write.mutateAsync({ body: { losses: lossesOf(rows), was } });
      showToast({ message: t('gains.lossesSaved') });
      onClose();
    } catch (error) {
      const failed = ApiError.from(error);
      setProblem(failed);
      if (failed.code === 'losses_changed') void refreshCalls('capitalGains');
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={t('gains.carried')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
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
          <Stack key={row.id} gap={3}>
            <SelectField
              label={t('report.year')}
              value={row.year}
              onChange={(year) => change(index, { year })}
              options={options.map((year) => ({ value: year, label: t('report.yearNamed', { year }) }))}
              error={errorOf(index, 'financial_year')}
            />
            <Grid min={160} gap={3}>
              <MoneyField
                label={t('gains.shortLoss')}
                value={row.short}
                onChange={(short) => change(index, { short })}
                onRefused={refusals.of(`${row.id}.short`)}
                error={errorOf(index, 'short')}
              />
              <MoneyField
                label={t('gains.longLoss')}
                value={row.long}
                onChange={(long) => change(index, { long })}
                onRefused={refusals.of(`${row.id}.long`)}
                error={errorOf(index, 'long')}
              />
            </Grid>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                setProblem(null);
                setRows((before) => before.filter(({ id }) => id !== row.id));
              }}
            >
              {t('gains.removeYear', { year: row.year })}
            </Button>
          </Stack>
        ))}
        {rows.length < options.length && (
          <Button
            variant="secondary"
            onClick={() => setRows((before) => [...before, emptyRow(before, options)])}
          >
            {t('gains.addYear')}
          </Button>
        )}
        {problem && Object.keys(problem.errors).length === 0 && (
          <Notice tone="error" live>
            {t(problem.code === 'losses_changed' ? 'gains.lossesChanged' : 'gains.lossesFailed')}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
