import type { SetupState } from '@sanchay/contracts';
import { CompletionDialog, useNextStep } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Button, LinkButton, Loading, Notice, Row, SkeletonBlock, Stack, Text } from '@sanchay/ui';
import { useWords } from '@sanchay/i18n';
import { useState } from 'react';
import { nextPath } from '../sign-in/nextPath.ts';
import { WORDS } from '../words.ts';
import { PanChecks } from '../kyc/PanChecks.tsx';

/** The set-up is finished: what the registry says of each PAN, and the way on. */
export function SetupDone({ state }: { state: SetupState }) {
  const { t } = useWords(WORDS);
  const [query] = useSearchParams();
  const wanted = nextPath(query.get('next'));
  const { next, facts } = useNextStep();
  const [shown, setShown] = useState(false);
  // The routing leads here while the PAN is not known; the checks above are the way on then.
  const here = next?.kind === 'page' && (next.page === 'solo-setup' || next.page === 'joint-setup');
  const onward = next?.kind === 'page' && !here ? next : null;
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
      {next?.kind === 'none' && <Text>{t('done.ready')}</Text>}
      <Row>
        {onward && <LinkButton href={onward.path}>{t(`completion.step.${onward.page}`)}</LinkButton>}
        {next?.kind === 'modal' && <Button onClick={() => setShown(true)}>{t('done.status')}</Button>}
        {wanted && (
          <LinkButton href={wanted} variant={onward ? 'secondary' : 'primary'}>
            {t('done.next')}
          </LinkButton>
        )}
        <LinkButton href="/kyc" variant="secondary">
          {t('done.where')}
        </LinkButton>
      </Row>
      {shown && next?.kind === 'modal' && (
        <CompletionDialog modal={next.modal} onClose={() => setShown(false)} />
      )}
    </Stack>
  );
}
