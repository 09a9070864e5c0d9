import type { KycRecord } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { Button, Card, DetailList, LinkButton, Notice, Stack, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../messages.ts';

const Mark = styled.mark`
  padding: 0 4px;
  border-radius: 4px;
  background: var(--warn-ground);
  color: var(--warn);
`;

function Marked({ message, differs }: { message: string; differs: readonly string[] }) {
  return message.split(' ').map((word, place) => (
    <span key={`${place}-${word}`}>
      {place > 0 && ' '}
      {differs.includes(word) ? <Mark>{word}</Mark> : word}
    </span>
  ));
}

/**
 * Our name and the registry's, with the differing words highlighted; nothing is adopted until the user states which is
 * right. Where the date of birth differs too the registry's name cannot be adopted, because the record may belong to
 * another person.
 */
export function NameDifference({ record }: { record: KycRecord }) {
  const { t } = useMessages(MESSAGES);
  const settle = useWrite('updateKyc', ['kyc', 'portfolioKyc', 'onboardingStatus', 'userInfo']);
  const start = useWrite('startKycForm', ['kyc', 'portfolioKyc', 'onboardingStatus']);
  const match = record.name_match!;
  const otherDate = record.date_of_birth_matches === false;
  const params = { id: record.id };
  const take = (name: 'registry' | 'documents') =>
    settle.mutateAsync({ params, body: { name, revision: record.revision } });
  const mine = () =>
    void take('documents')
      .then(() => start.mutateAsync({ params }))
      .catch(() => undefined);
  return (
    <Card raised title={t(otherDate ? 'name.titleBoth' : 'name.title')}>
      <Stack gap={4}>
        <Text>{t(otherDate ? 'name.leadBoth' : 'name.lead')}</Text>
        <DetailList
          items={[
            { term: t('name.ours'), value: <Marked message={match.ours} differs={match.only_ours} /> },
            { term: t('name.theirs'), value: <Marked message={match.theirs} differs={match.only_theirs} /> },
            { term: t('name.score'), value: `${match.score}%` },
          ]}
        />
        <ProblemNotice error={settle.error ?? start.error} />
        {!otherDate && (
          <Button full busy={settle.isPending} onClick={() => void take('registry').catch(() => undefined)}>
            {t('name.takeTheirs')}
          </Button>
        )}
        <Button full variant={otherDate ? 'primary' : 'secondary'} busy={start.isPending} onClick={mine}>
          {t(otherDate ? 'name.keepBoth' : 'name.keepOurs')}
        </Button>
        {otherDate && (
          <LinkButton full variant="secondary" href="/kyc">
            {t('kyc.otherPan')}
          </LinkButton>
        )}
        <Notice>{t('name.why')}</Notice>
      </Stack>
    </Card>
  );
}
