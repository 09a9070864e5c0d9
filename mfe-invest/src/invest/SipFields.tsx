import type { PlanFrequency, Scheme } from '@sanchay/contracts';
import { parseStepUp, steppedAmount, stepUpCode } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { DetailList, Disclosure, SegmentedControl, SelectField, Text } from '@sanchay/ui';
import { rupeeDecimals } from '../scheme/rupeeDecimals.ts';
import { MESSAGES } from '../messages.ts';
import { frequenciesOf, sipDays, usualDay } from './investAnswers.ts';
import { instalmentDates, sipStart } from './sipStart.ts';
import { StepUpFields } from './StepUpFields.tsx';
import { useCalendar } from './useCalendar.ts';
import type { Invest } from './useInvest.ts';

/** How often and when a SIP is taken, whether it rises, and the six debits that follow from that. */
export function SipFields({
  scheme,
  invest,
  error,
  stepError,
}: {
  scheme: Scheme;
  invest: Invest;
  error: string | undefined;
  stepError: string | undefined;
}) {
  const { t } = useMessages(MESSAGES);
  const { date, ordinal, rupees } = useFormat();
  const calendar = useCalendar();
  const { answers, change, today } = invest;
  const { frequency, day, stepUp, amount } = answers;
  const frequencies = frequenciesOf(scheme);
  const days = sipDays(scheme, frequency);
  const weekly = frequency === 'weekly' || frequency === 'fortnightly';
  const startOf = (first: 'now' | 'later') => sipStart(answers, today, first);
  const datesOf = (first: 'now' | 'later') =>
    instalmentDates(startOf(first), frequency, scheme.scheme_class, calendar);
  // A step-up that is half typed does not count yet.
  const steps = parseStepUp(stepUpCode(stepUp));
  const amountOn = (due: string) => {
    const value = steppedAmount(amount ?? 0, steps, {
      from: startOf(answers.first),
      due,
      multiple: scheme.sip_multiplier,
    });
    return rupees(value, { decimals: rupeeDecimals(value) });
  };
  function choose(value: string): void {
    const next = frequencies.find((one) => one === value) ?? frequency;
    change({ frequency: next, day: usualDay(scheme, next) });
  }
  return (
    <>
      {frequencies.length > 1 && (
        <SelectField
          label={t('invest.frequency')}
          value={frequency}
          onChange={choose}
          options={frequencies.map((value: PlanFrequency) => ({ value, label: t(`frequency.${value}`) }))}
        />
      )}
      {frequency !== 'daily' && (
        <SelectField
          label={t(weekly ? 'invest.weekday' : 'invest.day')}
          value={String(day)}
          onChange={(value) => change({ day: Number(value) })}
          options={days.map((value) => ({
            value: String(value),
            label: weekly ? t(`weekday.${value}`) : ordinal(value),
          }))}
          error={error}
        />
      )}
      <SegmentedControl
        label={t('invest.first')}
        hideLabel={false}
        value={answers.first}
        onChange={(first) => change({ first })}
        options={[
          { value: 'now', label: t('invest.firstNow') },
          { value: 'later', label: t('invest.firstLater', { date: date(datesOf('later')[0]) }) },
        ]}
      />
      <StepUpFields
        value={stepUp}
        onChange={(step) => change({ stepUp: step })}
        onRefused={invest.refused('cap')}
        error={stepError}
      />
      <Disclosure summary={t('invest.nextDates')}>
        <DetailList
          items={datesOf(answers.first).map((due) => ({ term: date(due), value: amountOn(due) }))}
        />
        <Text size="label">{t('invest.nextDatesRule')}</Text>
      </Disclosure>
    </>
  );
}
