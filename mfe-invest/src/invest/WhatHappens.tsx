import type { Scheme } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import { DetailList, Notice, Stack, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { purchasePreview, timeLeft } from './purchasePreview.ts';
import { sipStart } from './sipStart.ts';
import { useCalendar } from './useCalendar.ts';
import type { Invest } from './useInvest.ts';

/** What a payment now would bring; or, for a SIP that starts later, when its first instalment is due. */
export function WhatHappens({ scheme, invest }: { scheme: Scheme; invest: Invest }) {
  const { t } = useMessages(MESSAGES);
  const { date, dateTime, rupees, units } = useFormat();
  const calendar = useCalendar();
  const { answers, now, today } = invest;
  if (answers.kind === 'sip' && answers.first === 'later') {
    const start = sipStart(answers, today, 'later');
    return <Notice>{t('happens.later', { date: date(start) })}</Notice>;
  }
  if (scheme.new_fund) {
    const price = rupees(scheme.face_value, { decimals: 2 });
    return <Notice>{t('happens.offer', { to: date(scheme.new_fund.to), price })}</Notice>;
  }
  const preview = purchasePreview(scheme, answers.amount, { now, today, calendar });
  if (!preview) return <Notice>{t('happens.inCart')}</Notice>;
  const left = timeLeft(preview.payBefore, now);
  return (
    <Stack gap={3}>
      <Notice tone="warn">
        {t('happens.payBefore', { time: dateTime(preview.payBefore), date: date(preview.navDate) })}{' '}
        {left && t('happens.left', { ...left })}
      </Notice>
      <DetailList
        items={[
          {
            term: t('happens.units'),
            value: preview.units === null ? units(null) : t('happens.about', { units: units(preview.units) }),
          },
          { term: t('happens.duty'), value: rupees(preview.stampDuty, { decimals: 2 }) },
          { term: t('happens.arrive'), value: date(preview.allotmentDate) },
        ]}
      />
      <Text size="label">
        <RuleSource ids={[preview.ruleId]} />
      </Text>
    </Stack>
  );
}
