import { fundTitle, type CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource, useCall, usePreparesFor } from '@sanchay/remote-kit';
import { Card, DetailList, Figure, Notice, Stack, Text } from '@sanchay/ui';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { MESSAGES } from '../messages.ts';
import { Answer } from '../read/Answer.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { HarvestLegCard } from './HarvestLegCard.tsx';
import { NoPlan, type HarvestInfo } from './NoPlan.tsx';
import { PlaceHarvest } from './PlaceHarvest.tsx';

type Plan = CallReply<'taxHarvestingPlan'>['data'];

/** The plan that saves most now, with its calculation, its costs and each redemption of it; or why there is none. */
export function HarvestPlan({ info }: { info: HarvestInfo }) {
  const plan = useCall('taxHarvestingPlan');
  return (
    <Answer of={plan} skeleton={<TotalsSkeleton />}>
      {({ data }) =>
        data.legs.length === 0 || data.refusal?.code === 'harvest_unavailable' ? (
          <NothingToSave plan={data} info={info} />
        ) : (
          <Found plan={data} />
        )
      }
    </Answer>
  );
}

function NothingToSave({ plan, info }: { plan: Plan; info: HarvestInfo }) {
  return (
    <Stack gap={5}>
      <NoPlan plan={plan} info={info} />
      <Pending plan={plan} />
      <Elsewhere plan={plan} />
      <LeftOut plan={plan} />
    </Stack>
  );
}

function Found({ plan }: { plan: Plan }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const exact = (amount: number) => format.rupees(amount, { decimals: 2 });
  const minus = (amount: number) => format.rupees(-amount, { decimals: 2 });
  // A manager prepares one order at a time.
  const isAlone = usePreparesFor() !== null || plan.consent === null;
  return (
    <Stack gap={5}>
      <Card title={t(savingTitle(plan))}>
        <Stack gap={4}>
          <Figure size="hero">{exact(plan.saving)}</Figure>
          <DetailList
            items={[
              {
                term: t('harvest.exemptionSaving'),
                value: exact(plan.exemption_saving),
                hint: t('harvest.exemptionHow', {
                  before: exact(plan.before.exemption_used),
                  after: exact(plan.after.exemption_used),
                  limit: format.rupees(plan.exemption_limit),
                  rate: format.percent(plan.long_rate_percentage, { decimals: 1 }),
                }),
              },
              {
                term: t('harvest.taxSaving'),
                value: exact(plan.tax_saving),
                hint: t('harvest.taxHow', { before: exact(plan.before.tax), after: exact(plan.after.tax) }),
              },
              { term: t('harvest.exitLoad'), value: minus(plan.exit_load) },
              { term: t('harvest.stt'), value: minus(plan.stt) },
              { term: t('harvest.stampDuty'), value: minus(plan.stamp_duty) },
              { term: t('harvest.total'), value: exact(plan.saving) },
            ]}
          />
          <Text size="small">
            {t('harvest.before')} <RuleSource ids={plan.rule_ids} />
          </Text>
          <Pending plan={plan} />
        </Stack>
      </Card>
      <Notice tone="warn" title={t('harvest.risk')}>
        {t('harvest.riskText')}
      </Notice>
      {plan.legs.map((leg) => (
        <HarvestLegCard key={`${leg.code}:${leg.folio_no}`} leg={leg} alone={isAlone} />
      ))}
      <PlaceHarvest plan={plan} />
      <Elsewhere plan={plan} />
      <LeftOut plan={plan} />
    </Stack>
  );
}

/** The exemption lowers the tax of later years; only losses lower that of this year. */
function savingTitle({ exemption_saving: later, tax_saving: now }: Plan): string {
  if (now <= 0) return 'harvest.savingLater';
  return later > 0 ? 'harvest.savingBoth' : 'harvest.saving';
}

/** Orders under way use the exemption before the plan does. */
function Pending({ plan: { pending_gain: gain } }: { plan: Plan }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  if (gain === 0) return null;
  return <Text size="small">{t('harvest.pending', { gain: format.rupees(gain, { decimals: 2 }) })}</Text>;
}

function LeftOut({ plan: { left_out: funds } }: { plan: Plan }) {
  const { t } = useMessages(MESSAGES);
  if (funds.length === 0) return null;
  const names = funds
    .map(({ fund_name: name, folio_no: folio }) => `${fundTitle(name)} (${folio})`)
    .join(', ');
  return <Text size="small">{t('harvest.leftOut', { funds: names })}</Text>;
}
