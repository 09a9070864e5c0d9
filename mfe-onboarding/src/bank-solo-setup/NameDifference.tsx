import type { NameMatch } from '@sanchay/contracts';
import { DetailList } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';

const Differing = styled.mark`
  padding: 0 4px;
  border-radius: 4px;
  background: var(--warn-ground);
  color: var(--warn);
`;

/** A name in which the words missing from the other name are highlighted. */
function Marked({ name, only }: { name: string; only: readonly string[] }) {
  const left = [...only];
  return name.split(' ').map((word, at) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return (
      <span key={at}>
        {at > 0 && ' '}
        {place >= 0 ? <Differing>{word}</Differing> : word}
      </span>
    );
  });
}

/** Our name beside the bank's, with what differs marked. */
export function NameDifference({ match }: { match: NameMatch }) {
  const { t } = useMessages(MESSAGES);
  return (
    <DetailList
      items={[
        { term: t('bank.name.ours'), value: <Marked name={match.ours} only={match.only_ours} /> },
        { term: t('bank.name.theirs'), value: <Marked name={match.theirs} only={match.only_theirs} /> },
        { term: t('bank.name.score'), value: t('bank.name.scoreOf', { score: match.score }) },
      ]}
    />
  );
}
