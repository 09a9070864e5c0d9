import { useFormat, useMessages } from '@sanchay/i18n';
import { Table, Text, useIsPhone, type Column } from '@sanchay/ui';
import { costText } from '../asset/figureTerms.tsx';
import { MESSAGES } from '../messages.ts';
import { TwoLines } from '../read/TwoLines.tsx';
import type { FamilyData } from './familyShown.ts';

type Member = FamilyData['members'][number];

/** Each member with value and share, gains, and the capital gains of the year with the tax on them; on phones without gains. */
export function MemberTable({ members, year }: { members: readonly Member[]; year: string }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const known = (amount: number | null | undefined): string =>
    amount === null || amount === undefined ? '–' : format.rupees(amount);
  const share = (member: Member) =>
    t('family.share', { share: format.percent(member.share_percentage, { decimals: 1 }) });
  const name: Column<Member> = {
    key: 'name',
    head: t('family.member'),
    rowHead: true,
    cell: (member) => {
      const account = t(`family.relation.${member.relation}`, { account: member.portfolio_name });
      return <TwoLines below={isPhone ? share(member) : account}>{member.name}</TwoLines>;
    },
  };
  const value: Column<Member> = {
    key: 'value',
    head: t('netWorth.title'),
    align: 'end',
    cell: (member) => (
      <>
        {format.rupees(member.current_value)}
        <Text size="label" as="div">
          {isPhone ? t('family.taxDue', { amount: format.rupees(member.tax.tax) }) : share(member)}
        </Text>
      </>
    ),
  };
  const invested: Column<Member> = {
    key: 'invested',
    head: t('family.invested'),
    align: 'end',
    cell: ({ returns }) => (returns ? costText(t, returns.total_invested, format.rupees) : '–'),
  };
  const gain: Column<Member> = {
    key: 'gain',
    head: t('family.gain'),
    align: 'end',
    cell: (member) => (
      <>
        {known(member.returns?.unrealised_gain)}
        <Text size="label" as="div">
          {t('family.realised', { amount: known(member.returns?.realised_gain) })}
        </Text>
      </>
    ),
  };
  const tax: Column<Member> = {
    key: 'tax',
    head: t('family.tax', { year }),
    align: 'end',
    cell: ({ tax: { gain: taxed, tax: due } }) => (
      <>
        {format.rupees(due)}
        <Text size="label" as="div">
          {t('family.taxedGain', { amount: format.rupees(taxed) })}
        </Text>
      </>
    ),
  };
  return (
    <Table
      caption={t('family.members')}
      hideCaption
      columns={isPhone ? [name, value] : [name, value, invested, gain, tax]}
      rows={members}
      rowKey={({ portfolio_id: id }) => String(id)}
    />
  );
}
