import type { SetupState } from '@sanchay/contracts';
import { CompletionAdviceView, useNextStep } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { LinkButton, Loading, Notice, Row, SkeletonBlock, Stack, Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { nextPath } from '../sign-in/nextPath.ts';
import { MESSAGES } from '../messages.ts';
import { PanChecks } from '../kyc/PanChecks.tsx';

/** The set-up is finished: the registry's status of each PAN, and the next step. */
export function SetupDone({ state }: { state: SetupState }) {
  const { t } = useMessages(MESSAGES);
  const [query] = useSearchParams();
  const wanted = nextPath(query.get('next'));
  const { advice, facts } = useNextStep();
  const ready = advice?.reason === 'ready';
  return (
    <Stack gap={5}>
      <Notice tone="success" title={t('done.title')} live>
        {t('done.text')}
      </Notice>
      <PanChecks holders={state.applicants} />
      {!facts && (
        <Loading>
          <SkeletonBlock height={46} />
        </Loading>
      )}
      {ready && <Text>{t('done.ready')}</Text>}
      {advice && <CompletionAdviceView advice={advice} here="" />}
      <Row>
        {wanted && (
          <LinkButton href={wanted} variant={ready ? 'primary' : 'secondary'}>
            {t('done.next')}
          </LinkButton>
        )}
        <LinkButton href="/kyc" variant="secondary">
          {t('done.where')}
        </LinkButton>
        <LinkButton href="/profile" variant="secondary">
          {t('done.details')}
        </LinkButton>
      </Row>
    </Stack>
  );
}
