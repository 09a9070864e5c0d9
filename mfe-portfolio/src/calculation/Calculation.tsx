import { shortFundName, type CallQuery, type ReturnsCalculation } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall, usePageTitle } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Breadcrumbs, Card, DownloadIcon, Heading, LinkButton, Page, Stack, Text } from '@sanchay/ui';
import { SandboxNote } from '../asset/SandboxNote.tsx';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { csvAddress } from '../read/csv.ts';
import { MESSAGES } from '../messages.ts';
import { NetWorthCard } from '../overview/NetWorthCard.tsx';
import { shownAssets } from '../net-worth/shownAssets.ts';
import { Answer } from '../read/Answer.tsx';
import { calculationCsv } from './calculationCsv.ts';
import { FlowTable } from './FlowTable.tsx';
import { GainFormula } from './GainFormula.tsx';
import { ValueTable } from './ValueTable.tsx';

const ASSETS = ['mutual_fund', 'gold'] as const;

/**
 * `/portfolio/calculation`: how the figures of the portfolio, a kind of asset or of the holding in the address, come about,
 * and the net worth with the assets held elsewhere.
 */
export function Calculation() {
  const { t } = useMessages(MESSAGES);
  const [address] = useSearchParams();
  const query = calculationQuery(address);
  const found = useCall('anyCalculation', { query });
  const isNetWorth = !query.code && !query.asset && query.external !== 'exclude';
  const others = useCall('otherAssets', undefined, { enabled: isNetWorth }).data?.data;
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
        <Answer of={found} skeleton={<TotalsSkeleton />}>
          {({ data }) => (
            <>
              <Steps calculation={data} />
              {isNetWorth && others !== undefined && others.assets.length > 0 && (
                <NetWorthCard others={others} held={data.figures.current_value} />
              )}
            </>
          )}
        </Answer>
        <SandboxNote />
      </Stack>
    </Page>
  );
}

function calculationQuery(address: URLSearchParams): CallQuery<'anyCalculation'> {
  const code = address.get('code');
  const external = shownAssets(address);
  if (code) return { code, external };
  const asset = ASSETS.find((kind) => kind === address.get('asset'));
  return asset ? { asset, external } : { external };
}

function Steps({ calculation }: { calculation: ReturnsCalculation }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { name, as_of: day, values, flows, figures } = calculation;
  return (
    <>
      <Text>
        {t(name === null ? 'calculation.ofAll' : 'calculation.ofOne', {
          name: name === null ? '' : shortFundName(name),
          date: format.date(day),
        })}
      </Text>
      <Card title={t('calculation.value')}>
        <ValueTable calculation={calculation} />
      </Card>
      <Card title={t('calculation.gain')}>
        <Stack gap={3}>
          <GainFormula figures={figures} />
          {figures.left_out !== undefined && (
            <Text size="small">{t('figures.leftOut', { count: figures.left_out })}</Text>
          )}
        </Stack>
      </Card>
      {flows.length > 0 && (
        <Card
          title={t(`figures.${figures.return_basis}`)}
          actions={
            <LinkButton
              href={csvAddress(calculationCsv(t, calculation))}
              download={`calculation-${day}.csv`}
              variant="secondary"
              size="small"
              icon={<DownloadIcon size={18} />}
            >
              {t('transactions.csv')}
            </LinkButton>
          }
        >
          <FlowTable figures={figures} flows={flows} />
        </Card>
      )}
      {values.length === 0 && flows.length === 0 && <Text>{t('calculation.nothing')}</Text>}
    </>
  );
}
