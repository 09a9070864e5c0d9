import { usePageTitle, usePlatform } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Button, LinkButton, Stack, Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useEffect, useState } from 'react';
import { OutboxHint } from '../code/OutboxHint.tsx';
import { Entrance } from '../sign-in/Entrance.tsx';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../messages.ts';
import { HousingCodeForm } from './HousingCodeForm.tsx';
import { housingTokens } from './housingTokens.ts';
import { useHousingCode } from './useHousingCode.ts';

/** `/housing`: a visitor referred by the housing partner confirms the mobile number and sees the fixed deposits. */
export function Housing() {
  const { t } = useMessages(MESSAGES);
  const { navigate, config } = usePlatform();
  const [query, setQuery] = useSearchParams();
  usePageTitle(t('housing.title'));
  const given = query.get('token');
  const [known, setKnown] = useState(() => housingTokens.read('generation') !== null);
  const code = useHousingCode();

  // The token is no part of the page: it is kept, and the address is clean before anybody copies it.
  useEffect(() => {
    if (given === null) return;
    housingTokens.clear();
    housingTokens.keep('generation', given);
    setKnown(true);
    const after = new URLSearchParams(query);
    after.delete('token');
    setQuery(after, { replace: true });
  }, [given, query, setQuery]);

  return (
    <Entrance title={t('housing.title')} lead={t('housing.lead')}>
      <Stack gap={4}>
        {!known && (
          <>
            <Text>{t('housing.noLink')}</Text>
            {config.sandbox && (
              <LinkButton href="/sandbox/housing" target="_top">
                {t('housing.sandbox')}
              </LinkButton>
            )}
            <LinkButton href="/explore/fixed-deposit/c/all" variant="secondary">
              {t('housing.deposits')}
            </LinkButton>
          </>
        )}
        {known && !code.sent && (
          <>
            <Text>{t('housing.ask')}</Text>
            <ProblemNotice error={code.problem} />
            <Button busy={code.busy} onClick={() => void code.send()}>
              {t('housing.send')}
            </Button>
          </>
        )}
        {known && code.sent && (
          <>
            <HousingCodeForm
              code={code}
              sent={code.sent}
              onVerified={(path) => navigate(path, { replace: true })}
            />
            <OutboxHint />
          </>
        )}
      </Stack>
    </Entrance>
  );
}
