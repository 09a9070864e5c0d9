import { useCall } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Card, ErrorState, LinkButton, Loading, Notice, Row, SkeletonBlock, Stack, Text } from '@sanchay/ui';
import { useWords } from '@sanchay/i18n';
import { nextPath } from '../sign-in/nextPath.ts';
import { WORDS } from '../words.ts';
import { AnswerList } from './AnswerList.tsx';
import type { Answers } from './applicant.ts';

/** The step is done: what was said, and the ways on. */
export function Summary({ residency }: { residency: Answers['residency'] }) {
  const { t } = useWords(WORDS);
  const [query] = useSearchParams();
  const next = nextPath(query.get('next'));
  const user = useCall('userInfo');
  return (
    <Stack gap={5}>
      <Notice tone="success" title={t('done.title')} live>
        {t('done.text')}
      </Notice>
      <Card title={t('done.what')}>
        {user.isPending && (
          <Loading>
            <SkeletonBlock height={160} />
          </Loading>
        )}
        {user.isError && (
          <ErrorState
            code={user.error.code ?? user.error.kind}
            onRetry={() => void user.refetch()}
            busy={user.isFetching}
            compact
          />
        )}
        {user.data && (
          <AnswerList
            answers={{
              name: user.data.name,
              date_of_birth: user.data.dob ?? '',
              residency,
              mode_of_investment: user.data.current_portfolio?.mode_of_investment ?? null,
            }}
          />
        )}
      </Card>
      <Text>{t('done.before')}</Text>
      <Row>
        {next && <LinkButton href={next}>{t('done.next')}</LinkButton>}
        <LinkButton href="/mutual-funds" variant={next ? 'secondary' : 'primary'}>
          {t('done.explore')}
        </LinkButton>
      </Row>
    </Stack>
  );
}
