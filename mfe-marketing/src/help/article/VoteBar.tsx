import type { CallReply } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { Button, Notice, Row, Stack, Text, TextLink } from '@sanchay/ui';
import { useState } from 'react';
import { HELP_MESSAGES } from '../../messages.ts';
import { voterId } from './voterId.ts';

type Article = Pick<CallReply<'helpArticle'>['data'], 'slug' | 'category' | 'votes'>;

/** Whether the article helped. A user's vote counts once and can be changed. */
export function VoteBar({ article: { slug, category, votes } }: { article: Article }) {
  const { t } = useMessages(HELP_MESSAGES);
  const vote = useWrite('voteArticle');
  const [answered, setAnswered] = useState<boolean | null>(null);
  const { helpful, total } = vote.data?.data ?? votes;
  const say = (isHelpful: boolean) =>
    vote
      .mutateAsync({ params: { slug }, body: { helpful: isHelpful, voter: voterId() } })
      .then(() => setAnswered(isHelpful))
      .catch(() => undefined);
  return (
    <Stack gap={3}>
      <Row gap={3}>
        <Text strong>{t('vote.question')}</Text>
        {([true, false] as const).map((answer) => (
          <Button
            key={String(answer)}
            variant="secondary"
            size="small"
            aria-pressed={answered === answer}
            busy={vote.isPending && vote.variables.body.helpful === answer}
            onClick={() => void say(answer)}
          >
            {t(answer ? 'vote.yes' : 'vote.no')}
          </Button>
        ))}
        {total > 0 && <Text size="small">{t('vote.count', { helpful, count: total })}</Text>}
      </Row>
      <div role="status">
        {answered === true && <Text>{t('vote.thanks')}</Text>}
        {answered === false && (
          <Text>
            {t('vote.sorry')}{' '}
            <TextLink href={`/help/tickets/new?category=${category}`}>{t('contact.ticket')}</TextLink>
          </Text>
        )}
      </div>
      {vote.error && (
        <Notice tone="error" live>
          {t('vote.failed')}
        </Notice>
      )}
    </Stack>
  );
}
