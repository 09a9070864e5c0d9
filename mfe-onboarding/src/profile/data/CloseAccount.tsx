import type { CallReply } from '@sanchay/contracts';
import { useCall, useStepUp, useWrite, useConfirmed } from '@sanchay/remote-kit';
import { Button, Card, CheckField, Dialog, Notice, Row, Stack, Text } from '@sanchay/ui';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useState } from 'react';
import { ProblemNotice } from '../../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../../messages.ts';
import { Loaded } from '../Loaded.tsx';
import { ClosureBlockers } from './ClosureBlockers.tsx';
import { WhatIsKept } from './WhatIsKept.tsx';

type Closure = CallReply<'closure'>['data'];

/** The end of an account: what has to end first, what goes and what is kept, and the days to change one's mind. */
export function CloseAccount() {
  const { t } = useMessages(MESSAGES);
  const closure = useCall('closure');
  return (
    <Card title={t('data.close.title')}>
      <Loaded answer={closure} height={160}>
        {({ data }) => (data.state === 'waiting' ? <Waiting closure={data} /> : <Open closure={data} />)}
      </Loaded>
    </Card>
  );
}

function Waiting({ closure }: { closure: Closure }) {
  const { t } = useMessages(MESSAGES);
  const { date } = useFormat();
  const cancel = useWrite('cancelClosure', ['closure']);
  return (
    <Stack gap={4}>
      <Notice tone="warn" title={t('data.close.waiting', { day: date(closure.closes_on!) })} live>
        {t('data.close.waitingText')}
      </Notice>
      <Row>
        <Button busy={cancel.isPending} onClick={() => cancel.mutate({ body: {} })}>
          {t('data.close.cancel')}
        </Button>
      </Row>
      <ProblemNotice error={cancel.error} />
    </Stack>
  );
}

function Open({ closure }: { closure: Closure }) {
  const { t } = useMessages(MESSAGES);
  const stepUp = useStepUp();
  const { run, busy, problem } = useConfirmed(stepUp);
  const request = useWrite('requestClosure', ['closure']);
  const [asking, setAsking] = useState(false);
  const [read, setRead] = useState(false);
  const blocked = closure.blockers.length > 0;

  async function close(): Promise<void> {
    setAsking(false);
    await run('closure', (step_up) => request.mutateAsync({ body: { ...(step_up && { step_up }) } }));
  }

  return (
    <Stack gap={4}>
      <Text>{t('data.close.text', { days: closure.hold_days })}</Text>
      {blocked && <ClosureBlockers blockers={closure.blockers} />}
      <WhatIsKept years={closure.kept_years} source={closure.kept_source} />
      {!blocked && (
        <Row>
          <Button variant="secondary" busy={busy} onClick={() => setAsking(true)}>
            {t('data.close.ask')}
          </Button>
        </Row>
      )}
      <ProblemNotice error={problem} />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('data.close.confirmTitle')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('data.close.keep')}
            </Button>
            <Button disabled={!read} onClick={() => void close()}>
              {t('data.close.confirm')}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <Text>{t('data.close.confirmText', { days: closure.hold_days })}</Text>
          <CheckField label={t('data.close.read')} checked={read} onChange={setRead} />
        </Stack>
      </Dialog>
      {stepUp.dialog}
    </Stack>
  );
}
