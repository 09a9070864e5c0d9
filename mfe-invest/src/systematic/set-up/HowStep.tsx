import { useCall } from '@sanchay/remote-kit';
import { ActionBar, Button, Loading, MoneyField, SelectField, SkeletonBlock, Stack } from '@sanchay/ui';
import { useState } from 'react';
import { usePlanMessages } from '../usePlanMessages.ts';
import { unitsDays, unitsFrequencies, type SetUpAnswers, type UnitsKind } from './setUpAnswers.ts';
import type { GoOn } from './UnitsSetUp.tsx';

interface StepProps {
  kind: UnitsKind;
  answers: SetUpAnswers;
  goOn: GoOn;
}

/** How much, how often and on which day. */
export function HowStep({ kind, answers, goOn }: StepProps) {
  const { t, day, money } = usePlanMessages();
  // Untouched, it is the smallest amount. The field waits for that: filled later, it would change what is being typed.
  const [typed, setAmount] = useState<number | null | undefined>(answers.amount ?? undefined);
  const [frequency, setFrequency] = useState(answers.frequency);
  const [chosenDay, setDay] = useState(answers.day);
  const [tried, setTried] = useState(false);
  const source = useCall('schemeDetails', { params: { codes: answers.code ?? '' } });
  const target = useCall(
    'schemeDetails',
    { params: { codes: answers.target ?? '' } },
    { enabled: kind === 'stp' && answers.target !== null },
  );
  const limits = kind === 'stp' ? target : source;
  if (limits.isPending && typed === undefined) {
    return (
      <Loading>
        <SkeletonBlock height={260} />
      </Loading>
    );
  }
  const scheme = source.data?.[0];
  const minimum = kind === 'stp' ? limits.data?.[0]?.lump_min : scheme?.sip_min;
  const amount = typed === undefined ? (minimum ?? null) : typed;
  const rhythms = unitsFrequencies(scheme);
  const days = unitsDays(frequency);
  const onDay = days.includes(chosenDay) ? chosenDay : days[0]!;
  const missing = amount === null || amount <= 0;
  const tooSmall = !missing && minimum !== undefined && amount < minimum;

  function next(): void {
    setTried(true);
    if (!missing && !tooSmall) goOn('agree', { amount: String(amount), frequency, day: String(onDay) });
  }

  function problem(): string | undefined {
    if (tried && missing) return t('setUp.amountMissing');
    return tried && tooSmall ? t('setUp.least', { amount: money(minimum) }) : undefined;
  }

  return (
    <Stack gap={5}>
      <MoneyField
        label={t(`setUp.amount.${kind}`)}
        value={amount}
        onChange={setAmount}
        hint={minimum === undefined ? undefined : t('setUp.least', { amount: money(minimum) })}
        error={problem()}
        name="amount"
        chips
      />
      <SelectField
        label={t('plan.frequency')}
        value={frequency}
        onChange={(value) => setFrequency(rhythms.find((one) => one === value) ?? 'monthly')}
        options={rhythms.map((value) => ({ value, label: t(`frequency.${value}`) }))}
      />
      {days.length > 1 && (
        <SelectField
          label={t('plan.day')}
          value={String(onDay)}
          onChange={(value) => setDay(Number(value))}
          options={days.map((value) => ({ value: String(value), label: day({ frequency, day: value }) }))}
        />
      )}
      <ActionBar label={t('setUp.steps')}>
        <Button variant="secondary" onClick={() => goOn(kind === 'stp' ? 'to' : 'from', {})}>
          {t('setUp.back')}
        </Button>
        <Button onClick={next}>{t('setUp.next')}</Button>
      </ActionBar>
    </Stack>
  );
}
