import type { Scheme } from '@sanchay/contracts';
import { exitLoadSlabs, publishedRules, ruleOn, type LoadSlab } from '@sanchay/finance';
import { dataSentence, useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource, useCall } from '@sanchay/remote-kit';
import { Card, DetailList, Stack, Text } from '@sanchay/ui';
import { FIGURE_MESSAGES } from '../../messages.ts';
import { TaxNote } from './TaxNote.tsx';

/** The slabs of a sentence; null when it is not published, or worded so that it could only be guessed. */
function slabsOf({ exit_load, sandbox }: Scheme, day: string): readonly LoadSlab[] | null {
  if (exit_load === null && !sandbox) return null;
  try {
    return exitLoadSlabs(exit_load, day, publishedRules);
  } catch {
    return null;
  }
}

/** What buying and selling costs: exit load by slab, stamp duty, and the tax of the rule table. */
export function Conditions({ scheme }: { scheme: Scheme }) {
  const messages = useMessages(FIGURE_MESSAGES);
  const { t } = messages;
  const { percent } = useFormat();
  const today = useCall('datedRules').data?.data.on;
  if (today === undefined) return null;
  const slabs = slabsOf(scheme, today);
  const duty = ruleOn(publishedRules.stamp_duty, today);
  const exactly = (value: number) => percent(value, { decimals: (String(value).split('.')[1] ?? '').length });
  const until = ({ days, months }: LoadSlab): string =>
    months === undefined
      ? t('state.days', { count: days ?? 0 })
      : months % 12 === 0
        ? t('state.years', { count: months / 12 })
        : t('state.months', { count: months });
  const load = slabs?.map((slab) => t('load.slab', { percent: exactly(slab.pct), until: until(slab) })) ?? [];
  const unread = scheme.exit_load === null ? t('load.unknown') : dataSentence(messages, scheme.exit_load);
  return (
    <Card title={t('conditions.title')}>
      <Stack gap={4}>
        <DetailList
          items={[
            {
              term: t('load.title'),
              value: slabs === null ? unread : (load[0] ?? t('load.none')),
              hint: load.length > 1 ? load.slice(1).join(' · ') : undefined,
            },
            ...(duty
              ? [
                  {
                    term: t('duty.title'),
                    value: exactly(duty.value),
                    hint: <RuleSource ids={[duty.rule_id]} />,
                  },
                ]
              : []),
          ]}
        />
        <TaxNote scheme={scheme} today={today} />
        <Text size="label">{t('conditions.rule')}</Text>
      </Stack>
    </Card>
  );
}
