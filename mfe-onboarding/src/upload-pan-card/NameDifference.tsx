import type { KycRecord } from '@sanchay/contracts';
import { useWords } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { Button, Card, DetailList, Notice, Stack, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { WORDS } from '../words.ts';

const Mark = styled.mark`
  padding: 0 4px;
  border-radius: 4px;
  background: var(--warn-ground);
  color: var(--warn);
`;

function Marked({ words, differs }: { words: string; differs: readonly string[] }) {
  return words.split(' ').map((word, place) => (
    <span key={`${place}-${word}`}>
      {place > 0 && ' '}
      {differs.includes(word) ? <Mark>{word}</Mark> : word}
    </span>
  ));
}

/** Our name and the registry's, with the words that differ; nothing is taken until the person says which is right. */
export function NameDifference({ record }: { record: KycRecord }) {
  const { t } = useWords(WORDS);
  const settle = useWrite('updateKyc', ['kyc', 'portfolioKyc', 'onboardingStatus', 'userInfo']);
  const start = useWrite('startKycForm', ['kyc', 'portfolioKyc', 'onboardingStatus']);
  const match = record.name_match!;
  const params = { id: record.id };
  const take = (name: 'registry' | 'documents') =>
    settle.mutateAsync({ params, body: { name, revision: record.revision } });
  const mine = () =>
    void take('documents')
      .then(() => start.mutateAsync({ params }))
      .catch(() => undefined);
  return (
    <Card raised title={t('name.title')}>
      <Stack gap={4}>
        <Text>{t('name.lead')}</Text>
        <DetailList
          items={[
            { term: t('name.ours'), value: <Marked words={match.ours} differs={match.only_ours} /> },
            { term: t('name.theirs'), value: <Marked words={match.theirs} differs={match.only_theirs} /> },
            { term: t('name.score'), value: `${match.score} %` },
          ]}
        />
        <ProblemNotice error={settle.error ?? start.error} />
        <Button full busy={settle.isPending} onClick={() => void take('registry').catch(() => undefined)}>
          {t('name.takeTheirs')}
        </Button>
        <Button full variant="secondary" busy={start.isPending} onClick={mine}>
          {t('name.keepOurs')}
        </Button>
        <Notice>{t('name.why')}</Notice>
      </Stack>
    </Card>
  );
}
