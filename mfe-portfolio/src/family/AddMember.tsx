import { useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { Button, Card, LinkButton, SettingRow, Stack, Text, useToast } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import type { FamilyData } from './familyShown.ts';

/** Accounts that the user manages: included in the family view or left out. Without any, how a member gives consent. */
export function AddMember({ family }: { family: FamilyData }) {
  const { t } = useMessages(MESSAGES);
  const toast = useToast();
  const set = useWrite('setFamilyMember', ['family']);
  const included = family.members.filter(({ relation }) => relation === 'managed');
  const change = (id: number, include: boolean) =>
    set.mutate(
      { params: { portfolio_id: String(id) }, body: { included: include } },
      { onError: ({ message }) => toast({ tone: 'error', message }) },
    );
  return (
    <Card title={t('family.add')}>
      <Stack gap={4} align="start">
        <Text size="small">{t('family.consent')}</Text>
        <LinkButton href="/managed-accounts" variant="secondary" size="small">
          {t('managers.title')}
        </LinkButton>
      </Stack>
      {family.candidates.map(({ portfolio_id: id, name, portfolio_name: account }) => (
        <SettingRow key={id} title={name} note={account === name ? undefined : account}>
          <Button size="small" busy={set.isPending} onClick={() => change(id, true)}>
            {t('family.include')}
          </Button>
        </SettingRow>
      ))}
      {included.map(({ portfolio_id: id, name, portfolio_name: account }) => (
        <SettingRow key={id} title={name} note={account === name ? undefined : account}>
          <Button size="small" variant="secondary" busy={set.isPending} onClick={() => change(id, false)}>
            {t('family.leaveOut')}
          </Button>
        </SettingRow>
      ))}
    </Card>
  );
}
