import type { Scheme } from '@sanchay/contracts';
import { useFormat, useWords } from '@sanchay/i18n';
import { Disclosure, SegmentedControl, SelectField, Text } from '@sanchay/ui';
import { WORDS } from '../words.ts';
import { sipDays } from './investAnswers.ts';
import { dateInIndia } from './purchasePreview.ts';
import { instalmentDates, sipStart } from './sipStart.ts';
import { useCalendar } from './useCalendar.ts';
import type { Invest } from './useInvest.ts';

/** The day of a SIP, its first instalment, and the dates that follow from them. */
export function SipFields({
  scheme,
  invest,
  error,
}: {
  scheme: Scheme;
  invest: Invest;
  error: string | undefined;
}) {
  const { t } = useWords(WORDS);
  const { date } = useFormat();
  const calendar = useCalendar();
  const { answers, change, now } = invest;
  const today = dateInIndia(now, scheme.nav);
  const datesOf = (first: 'now' | 'later') =>
    instalmentDates(sipStart(answers.day, today, first), scheme.scheme_class, calendar);
  return (
    <>
      <SelectField
        label={t('invest.day')}
        value={String(answers.day)}
        onChange={(day) => change({ day: Number(day) })}
        options={sipDays(scheme).map((day) => ({ value: String(day), label: String(day) }))}
        error={error}
      />
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
      <Disclosure summary={t('invest.nextDates')}>
        <Text size="small">
          {datesOf(answers.first)
            .map((day) => date(day))
            .join(' · ')}
        </Text>
        <Text size="label">{t('invest.nextDatesRule')}</Text>
      </Disclosure>
    </>
  );
}
