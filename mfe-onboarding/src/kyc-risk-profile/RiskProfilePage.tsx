import type { RiskAnswers, RiskProfile } from '@sanchay/contracts';
import { refreshCalls, useBusEvent, useCall, usePageTitle, useRequiredSession } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Button, Heading, Notice, Page, Row, Stack, Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useState } from 'react';
import { Onward } from '../onward/Onward.tsx';
import { Loaded } from '../profile/Loaded.tsx';
import { MESSAGES } from '../messages.ts';
import { RiskQuestions, type Questionnaire } from './RiskQuestions.tsx';
import { RiskResult } from './RiskResult.tsx';

/**
 * `/kyc-risk-profile`: ten questions, one per screen, and how each answer moves the score. A completed profile is
 * shown as completed; with `?again=` or a draft the questions are shown again.
 */
export function RiskProfilePage() {
  const { t } = useMessages(MESSAGES);
  usePageTitle(t('risk.title'));
  const session = useRequiredSession();
  const [query] = useSearchParams();
  useBusEvent('account/switched', () => void refreshCalls('riskQuestionnaire', 'riskProfile'));
  const results = useCall('riskProfile', undefined, { enabled: session !== null });
  // Fetched once: the answers entered here are ahead of the draft on the server.
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
              <Loaded answer={results} height={360}>
                {({ data: [current] }) => (
                  <Asked
                    questionnaire={data.questionnaire}
                    draft={data.draft?.answers ?? null}
                    current={query.has('again') ? null : (current ?? null)}
                    onDone={setResult}
                  />
                )}
              </Loaded>
            )}
          </Loaded>
        )}
      </Stack>
    </Page>
  );
}

interface AskedProps {
  questionnaire: Questionnaire;
  /** Answers of an earlier visit. */
  draft: RiskAnswers | null;
  /** The result that counts, unless it is to be replaced. */
  current: RiskProfile | null;
  onDone: (result: RiskProfile) => void;
}

/** The result where there is one and nothing else was begun, or the questions. A new result does not change which. */
function Asked({ questionnaire, draft, current, onDone }: AskedProps) {
  const [completed, setCompleted] = useState(draft ? null : current);
  if (completed) return <Completed result={completed} onAgain={() => setCompleted(null)} />;
  return <RiskQuestions questionnaire={questionnaire} begun={draft ?? {}} onDone={onDone} />;
}

/** The step is completed: its result, the next step, and taking it again. */
function Completed({ result, onAgain }: { result: RiskProfile; onAgain: () => void }) {
  const { t } = useMessages(MESSAGES);
  return (
    <Stack gap={5}>
      <Notice tone="success" title={t('risk.complete')}>
        {t('risk.completeText')}
      </Notice>
      <RiskResult result={result} />
      <Row>
        <Onward here="kyc-risk-profile" done={{ path: '/profile/risk', label: t('risk.history') }} />
        <Button variant="secondary" onClick={onAgain}>
          {t('risk.retake')}
        </Button>
      </Row>
    </Stack>
  );
}
