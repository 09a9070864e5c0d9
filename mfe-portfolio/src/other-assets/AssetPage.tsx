import type { CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly, useCall, usePageTitle, useTypedDraft } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import {
  Breadcrumbs,
  Button,
  Card,
  DetailList,
  Figure,
  Heading,
  LineChart,
  Page,
  Row,
  Stack,
  Text,
  TextLink,
} from '@sanchay/ui';
import { useState } from 'react';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { calculationPath } from '../calculation/calculationPath.ts';
import { Answer } from '../read/Answer.tsx';
import { MESSAGES } from '../messages.ts';
import { AssetGone } from './AssetGone.tsx';
import { assetFacts } from './assetFacts.ts';
import type { AssetForm } from './assetForm.ts';
import { DeleteAsset } from './DeleteAsset.tsx';
import { EditAsset, typedOf } from './EditAsset.tsx';
import { EntryTable } from './EntryTable.tsx';

type Found = CallReply<'otherAsset'>['data'];

/** `/portfolio/other-assets/:id`: one asset that is held elsewhere, what was recorded of it, and its value over time. */
export function AssetPage() {
  const { t } = useMessages(MESSAGES);
  const { id = '' } = useParams();
  const asset = useCall('otherAsset', { params: { id } });
  usePageTitle(asset.data?.data.asset.name ?? t('other.title'));
  return (
    <Page>
      <Answer of={asset} skeleton={<TotalsSkeleton />} missing={<AssetGone />}>
        {({ data }) => (
          <Stack gap={5}>
            <Stack gap={2}>
              <Breadcrumbs
                items={[
                  { label: t('overview.title'), href: '/portfolio' },
                  { label: t('other.title'), href: '/portfolio/other-assets' },
                  { label: data.asset.name },
                ]}
              />
              <Heading level={1}>{data.asset.name}</Heading>
            </Stack>
            <View key={data.asset.id} found={data} />
          </Stack>
        )}
      </Answer>
    </Page>
  );
}

function View({ found }: { found: Found }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { asset, entries, history } = found;
  const draft = useTypedDraft<AssetForm>(`asset.${asset.id}`);
  // What was typed when the page was left or the session expired is there again.
  const [editing, setEditing] = useState(() => draft.load(typedOf(found)) !== null);
  const calculation = calculationPath({ ...asset, source: 'manual', asset: asset.type });
  if (editing) return <EditAsset found={found} draft={draft} onClose={() => setEditing(false)} />;
  return (
    <>
      <Card>
        <Stack gap={5}>
          <Row justify="between" align="start" gap={3}>
            <div>
              <Text size="label">{t(`other.type.${asset.type}`)}</Text>
              <Figure size="hero">{format.rupees(asset.value, { decimals: 2 })}</Figure>
              <Text size="small">
                {asset.accrues
                  ? t('other.valueToday')
                  : t('other.valueOn', { date: format.date(asset.value_from) })}
              </Text>
            </div>
            {calculation && <TextLink href={calculation}>{t('calculation.see')}</TextLink>}
          </Row>
          <DetailList items={assetFacts(asset, { t, format })} />
          <OwnerOnly quiet>
            <Row gap={3} wrap>
              <Button onClick={() => setEditing(true)}>{t('other.update')}</Button>
              <DeleteAsset asset={asset} entries={entries} />
            </Row>
          </OwnerOnly>
        </Stack>
      </Card>
      {history.length > 1 && (
        <Card title={t('other.overTime')}>
          <LineChart
            label={t('other.overTime')}
            dates={history.map(({ date }) => date)}
            series={[{ label: t('figures.value'), values: history.map(({ value }) => value), kind: 'area' }]}
            format={(value) => format.rupees(value)}
            height={220}
            ranges={['1Y', '3Y', '5Y', 'All']}
          />
        </Card>
      )}
      <EntryTable type={asset.type} entries={entries} />
    </>
  );
}
