import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnDataNotice, refreshCalls, useBusEvent, useCall, usePageTitle } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Card, Change, Figure, Grid, Heading, Page, Ring, SelectField, Stack, Stat, Text } from '@sanchay/ui';
import { costText } from '../asset/figureTerms.tsx';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { Answer } from '../read/Answer.tsx';
import { YearField } from '../read/YearField.tsx';
import { MESSAGES } from '../messages.ts';
import { LeftOut } from '../net-worth/LeftOut.tsx';
import { AddMember } from './AddMember.tsx';
import { familyShown, groupOf, type FamilyData } from './familyShown.ts';
import { MemberTable } from './MemberTable.tsx';
import { Minors } from './Minors.tsx';

/** `/family`: own accounts and included accounts of others together, or one of them; the choice is in the address. */
export function Family() {
  const { t } = useMessages(MESSAGES);
  const [address, setAddress] = useSearchParams();
  const year = address.get('year');
  const found = useCall('family', year ? { query: { year } } : {}, { keepPrevious: true });
  usePageTitle(t('family.title'));
  useBusEvent('manager/changed', () => void refreshCalls('family'));
  const put = (name: string, value: string): void => {
    const query = new URLSearchParams(address);
    if (value === '') query.delete(name);
    else query.set(name, value);
    setAddress(query);
  };
  return (
    <Page>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{t('family.title')}</Heading>
          <Text>{t('family.lead')}</Text>
        </Stack>
        <OwnDataNotice />
        <Answer of={found} skeleton={<TotalsSkeleton />}>
          {({ data }) => (
            <>
              <Grid columns={4} gap={4}>
                <SelectField
                  label={t('family.member')}
                  value={address.get('member') ?? ''}
                  onChange={(id) => put('member', id)}
                  options={[
                    { value: '', label: t('family.everyone') },
                    ...data.members.map(({ portfolio_id: id, name, portfolio_name: account }) => ({
                      value: String(id),
                      label: name === account ? name : `${name} · ${account}`,
                    })),
                  ]}
                />
                <YearField
                  year={data.financial_year}
                  years={data.years}
                  onChange={(next) => put('year', next)}
                />
              </Grid>
              <Shown family={data} member={address.get('member')} />
              <Minors family={data} />
              <AddMember family={data} />
            </>
          )}
        </Answer>
      </Stack>
    </Page>
  );
}

function Shown({ family, member }: { family: FamilyData; member: string | null }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { totals, allocation, members } = familyShown(family, member);
  const { returns } = totals;
  return (
    <>
      <Card>
        <Stack gap={4}>
          <div>
            <Text size="label">{t('netWorth.title')}</Text>
            <Figure size="hero">{format.rupees(totals.current_value, { decimals: 2 })}</Figure>
          </div>
          {returns && (
            <>
              <Grid columns={4} gap={4}>
                <Stat
                  label={t('family.invested')}
                  value={costText(t, returns.total_invested, format.rupees)}
                />
                <Stat label={t('figures.overall')} value={<Change amount={returns.overall_gain} />} />
              </Grid>
              <LeftOut figures={returns} />
            </>
          )}
        </Stack>
      </Card>
      <Card title={t('family.members')}>
        <Stack gap={3}>
          <MemberTable members={members} year={family.financial_year} />
          <Text size="label">{t('family.taxWhat')}</Text>
        </Stack>
      </Card>
      {allocation.length > 0 && (
        <Card title={t('dashboard.where')}>
          <Ring
            label={t('dashboard.where')}
            slices={allocation.map(({ name, value }) => ({
              label: t(`group.${groupOf(name)}`, { defaultValue: name }),
              value,
            }))}
            format={(value) => format.rupees(value)}
          />
        </Card>
      )}
    </>
  );
}
