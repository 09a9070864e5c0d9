import type { RiskProfile } from '@sanchay/contracts';
import { refreshCalls, useBusEvent, useCall, usePageTitle, useRequiredSession } from '@sanchay/remote-kit';
import { Heading, Page, Stack, Text } from '@sanchay/ui';
import { useWords } from '@sanchay/i18n';
import { useState } from 'react';
import { Onward } from '../onward/Onward.tsx';
import { Loaded } from '../profile/Loaded.tsx';
import { WORDS } from '../words.ts';
import { RiskQuestions } from './RiskQuestions.tsx';
import { RiskResult } from './RiskResult.tsx';

/** `/kyc-risk-profile`: ten questions, one a screen, and how each answer moves the score. */
export function RiskProfilePage() {
  const { t } = useWords(WORDS);
  usePageTitle(t('risk.title'));
  const session = useRequiredSession();
  useBusEvent('account/switched', () => void refreshCalls('riskQuestionnaire', 'riskProfile'));
  // Asked once: the answers given here are ahead of the draft on the server.
  const asked = useCall('riskQuestionnaire', undefined, { enabled: session !== null, staleTime: Infinity });
  const [result, setResult] = useState<RiskProfile | null>(null);
  return (
    <Page width="form">
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{t('risk.title')}</Heading>
          {!result && <Text>{t('risk.lead')}</Text>}
        </Stack>
        {result ? (
          <Stack gap={5}>
            <RiskResult result={result} live />
            <Onward here="kyc-risk-profile" done={{ path: '/profile/risk', label: t('risk.history') }} />
          </Stack>
        ) : (
          <Loaded answer={asked} height={360}>
            {({ data }) => (
              <RiskQuestions
                questionnaire={data.questionnaire}
                begun={data.draft?.answers ?? {}}
                onDone={setResult}
              />
            )}
          </Loaded>
        )}
      </Stack>
    </Page>
  );
}
