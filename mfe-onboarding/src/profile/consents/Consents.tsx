import { useCall, useSession } from '@sanchay/remote-kit';
import { Card, Heading, Stack } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../../messages.ts';
import { Loaded } from '../Loaded.tsx';
import { ProfileLayout } from '../ProfileLayout.tsx';
import { ConsentCard } from './ConsentCard.tsx';
import { ConsentHistory } from './ConsentHistory.tsx';
import { CountingConsent } from './CountingConsent.tsx';

/** `/profile/consents`: each consent for itself, what withdrawing it means, and every change with its words. */
export function Consents() {
  const { t } = useMessages(MESSAGES);
  const { loggedIn } = useSession();
  const consents = useCall('consents', undefined, { enabled: loggedIn });
  return (
    <ProfileLayout section="consents" lead={t('consents.lead')}>
      <Loaded answer={consents} height={420}>
        {({ data }) => (
          <Stack gap={6}>
            <Stack gap={4} as="section" aria-labelledby="optional">
              <Heading level={2} id="optional">
                {t('consents.optional')}
              </Heading>
              {data.consents
                .filter(({ required }) => !required)
                .map((consent) => (
                  <ConsentCard key={consent.kind} consent={consent} />
                ))}
              <CountingConsent />
            </Stack>
            <Stack gap={4} as="section" aria-labelledby="needed">
              <Heading level={2} id="needed">
                {t('consents.needed')}
              </Heading>
              {data.consents
                .filter(({ required }) => required)
                .map((consent) => (
                  <ConsentCard key={`${consent.kind} ${consent.about}`} consent={consent} />
                ))}
            </Stack>
            {data.history.length > 0 && (
              <Card title={t('consents.history')}>
                <ConsentHistory changes={data.history} />
              </Card>
            )}
          </Stack>
        )}
      </Loaded>
    </ProfileLayout>
  );
}
