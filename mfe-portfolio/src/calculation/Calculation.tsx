import {
  fundTitle,
  type CallQuery,
  type HoldingFigures,
  type NetWorthCalculation,
  type ReturnsCalculation,
} from '@sanchay/contracts';
import { useFormat, useMessages, type Formats, type Translate } from '@sanchay/i18n';
import { useCall, usePageTitle, useTogether } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Breadcrumbs, Card, Heading, Loading, Page, Stack, Text } from '@sanchay/ui';
import { NothingHeld } from '../asset/NothingHeld.tsx';
import { SandboxNote } from '../asset/SandboxNote.tsx';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { problemText } from '../asset/figureTerms.tsx';
import { CostLeftOut } from '../asset/CostLeftOut.tsx';
import { MESSAGES } from '../messages.ts';
import { LeftOut } from '../net-worth/LeftOut.tsx';
import { shownAssets } from '../net-worth/shownAssets.ts';
import { Answer } from '../read/Answer.tsx';
import { AssetSteps } from './AssetSteps.tsx';
import { calculationOf } from './calculationOf.ts';
import { FlowsCard } from './FlowsCard.tsx';
import { GainFormula } from './GainFormula.tsx';
import { ValueTable } from './ValueTable.tsx';
import { WorthCard } from './WorthCard.tsx';

/** What the returns of funds and gold are of. */
const HELD: readonly string[] = ['mutual_fund', 'gold', 'in_transit'];

/**
 * `/portfolio/calculation`: how the net worth and the returns of funds and gold come about, or the value of a class of
 * assets, or all figures of the asset in the address.
 */
export function Calculation() {
  const { t } = useMessages(MESSAGES);
  const [address] = useSearchParams();
  const wanted = calculationOf(address);
  usePageTitle(t('calculation.title'));
  return (
    <Page>
      <Stack gap={5}>
        <Stack gap={2}>
          <Breadcrumbs
            items={[{ label: t('overview.title'), href: '/portfolio' }, { label: t('calculation.title') }]}
          />
          <Heading level={1}>{t('calculation.title')}</Heading>
        </Stack>
        {wanted.of === 'asset' && <OfAsset query={wanted.query} />}
        {wanted.of === 'class' && <OfClass query={wanted.query} />}
        {wanted.of === 'held' && <OfHeld query={wanted.query} />}
        {wanted.of === 'all' && <OfAll query={{ external: shownAssets(address) }} />}
        <SandboxNote />
      </Stack>
    </Page>
  );
}

function OfAsset({ query }: { query: CallQuery<'assetCalculation'> }) {
  const found = useCall('assetCalculation', { query });
  return (
    <Answer of={found} skeleton={<TotalsSkeleton />} missing={<NothingHeld of="asset" />}>
      {({ data }) => <AssetSteps calculation={data} />}
    </Answer>
  );
}

function OfClass({ query }: { query: CallQuery<'netWorthCalculation'> }) {
  const { t } = useMessages(MESSAGES);
  const found = useCall('netWorthCalculation', { query });
  return (
    <Answer of={found} skeleton={<TotalsSkeleton />}>
      {({ data }) =>
        data.assets.length === 0 ? (
          <Text>{t('calculation.nothing')}</Text>
        ) : (
          <WorthCard title={t(`class.${query.class!}`)} calculation={data} />
        )
      }
    </Answer>
  );
}

function OfHeld({ query }: { query: CallQuery<'anyCalculation'> }) {
  const found = useCall('anyCalculation', { query });
  return (
    <Answer of={found} skeleton={<TotalsSkeleton />}>
      {({ data }) => <Steps calculation={data} />}
    </Answer>
  );
}

/** The net worth with its returns, and below them those of the funds and gold in it where they are not all. */
function OfAll({ query }: { query: CallQuery<'netWorthCalculation'> }) {
  const { t } = useMessages(MESSAGES);
  const worth = useCall('netWorthCalculation', { query });
  const held = useCall('anyCalculation', { query });
  if (!useTogether([worth, held]))
    return (
      <Loading>
        <TotalsSkeleton />
      </Loading>
    );
  const hasOthers = worth.data?.data.assets.some(({ asset }) => !HELD.includes(asset)) ?? false;
  return (
    <>
      <Answer of={worth} skeleton={<TotalsSkeleton />}>
        {({ data }) => (
          <>
            {data.assets.length > 0 && <WorthCard title={t('netWorth.title')} calculation={data} />}
            {hasOthers && data.overall && <OverallSteps calculation={data} figures={data.overall} />}
          </>
        )}
      </Answer>
      <Answer of={held} skeleton={<TotalsSkeleton />}>
        {({ data }) => (
          <>
            {(data.values.length > 0 || data.flows.length > 0) && (
              <Heading level={2}>{t('calculation.returnsTitle')}</Heading>
            )}
            <Steps calculation={data} />
          </>
        )}
      </Answer>
    </>
  );
}

/** How the returns of everything come about. */
function OverallSteps({
  calculation: { as_of: day, flows = [] },
  figures,
}: {
  calculation: NetWorthCalculation;
  figures: HoldingFigures;
}) {
  const { t } = useMessages(MESSAGES);
  return (
    <>
      <Heading level={2}>{t('calculation.overallTitle')}</Heading>
      <Card title={t('calculation.gain')}>
        <Stack gap={3}>
          <GainFormula figures={figures} />
          <LeftOut figures={figures} />
        </Stack>
      </Card>
      <Payments figures={figures} day={day} flows={flows} />
    </>
  );
}

function Steps({ calculation }: { calculation: ReturnsCalculation }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { name, as_of: day, values, flows, figures } = calculation;
  return (
    <>
      <Text>
        {t(name === null ? 'calculation.ofAll' : 'calculation.ofOne', {
          name: name === null ? '' : fundTitle(name),
          date: format.date(day),
        })}
      </Text>
      <Card title={t('calculation.value')}>
        <ValueTable calculation={calculation} />
      </Card>
      <Card title={t('calculation.gain')}>
        <Stack gap={3}>
          <GainFormula figures={figures} />
          <CostLeftOut figures={figures} />
        </Stack>
      </Card>
      <Payments figures={figures} day={day} flows={flows} />
      {values.length === 0 && flows.length === 0 && <Text>{t('calculation.nothing')}</Text>}
    </>
  );
}

/** The payments behind returns with the rate that they give; nothing where none is known. */
function Payments({
  figures,
  day,
  flows,
}: Pick<ReturnsCalculation, 'figures' | 'flows'> & { day: ReturnsCalculation['as_of'] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  if (flows.length === 0) return null;
  return (
    <FlowsCard
      title={t(`figures.${figures.return_basis}`)}
      day={day}
      flows={flows}
      text={rateText(t, format, figures)}
    />
  );
}

/** What the XIRR is, or why there is none. */
function rateText(t: Translate, format: Formats, figures: HoldingFigures): string {
  const { xirr_percentage: xirr, return_basis: basis } = figures;
  return xirr === null
    ? (problemText(t, figures) ?? t(`calculation.no.${basis}`))
    : t('calculation.xirr', { rate: format.percent(xirr, { decimals: 2 }) });
}
