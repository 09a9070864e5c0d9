import { refreshCalls, useBusEvent, useCall, useSession } from '@sanchay/remote-kit';
import { Button, Card, Notice, Row, Stack, Text } from '@sanchay/ui';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useState } from 'react';
import { Loaded } from '../profile/Loaded.tsx';
import { ProfileLayout } from '../profile/ProfileLayout.tsx';
import { MESSAGES } from '../messages.ts';
import { ChangeNominees } from './ChangeNominees.tsx';
import { NomineeHistory } from './NomineeHistory.tsx';
import { NomineeSetView } from './NomineeSetView.tsx';

/** `/profile/nominees`: who gets the investments, and how that was changed. */
export function NomineesPage() {
  const { t } = useMessages(MESSAGES);
  const { date } = useFormat();
  const { loggedIn, userFetched } = useSession();
  useBusEvent('account/switched', () => void refreshCalls('nominees'));
  // Until the user is known, the open account may be one that is managed.
  const answer = useCall('nominees', undefined, { enabled: loggedIn && userFetched });
  const [editing, setEditing] = useState(false);
  const [changed, setChanged] = useState<string | null>(null);
  return (
    <ProfileLayout section="nominees" lead={t('nominees.lead')}>
      <Stack gap={5}>
        {changed && (
          <Notice tone="success" live>
            {t('nominees.changed', { day: date(changed) })}
          </Notice>
        )}
        <Loaded answer={answer} height={200}>
          {({ data: known }) =>
            editing ? (
              <ChangeNominees
                known={known}
                onCancel={() => setEditing(false)}
                onDone={(appliesFrom) => {
                  setChanged(appliesFrom);
                  setEditing(false);
                }}
              />
            ) : (
              <Stack gap={5}>
                <Card title={t('nominees.current')}>
                  <Stack gap={5}>
                    {known.current ? (
                      <NomineeSetView set={known.current} />
                    ) : (
                      <Text>{t(known.required ? 'nominees.none' : 'nominees.noneJoint')}</Text>
                    )}
                    <Row>
                      <Button variant="secondary" onClick={() => setEditing(true)}>
                        {t(known.current ? 'nominees.change' : 'nominees.choose')}
                      </Button>
                    </Row>
                  </Stack>
                </Card>
                {known.history.length > 0 && <NomineeHistory sets={known.history} />}
              </Stack>
            )
          }
        </Loaded>
      </Stack>
    </ProfileLayout>
  );
}
