import type { SystematicPlan } from '@sanchay/contracts';
import { Button, Card, Row, Stack, Text } from '@sanchay/ui';
import { useState } from 'react';
import { EditPlan } from './EditPlan.tsx';
import { PausePlan } from './PausePlan.tsx';
import { ResumePlan } from './ResumePlan.tsx';
import { SkipPlan } from './SkipPlan.tsx';
import { StopPlan } from './StopPlan.tsx';
import { usePlanMessages } from './usePlanMessages.ts';

type Action = 'edit' | 'skip' | 'pause' | 'resume' | 'stop';

/** Actions available for an active plan; each requires confirmation and explains its effect. */
export function PlanActions({ plan }: { plan: SystematicPlan }) {
  const { t } = usePlanMessages();
  const [open, setOpen] = useState<Action | null>(null);
  const close = () => setOpen(null);
  const paused = plan.status === 'paused';
  if (plan.stops_after !== null) {
    return (
      <Card title={t('actions.title')}>
        <Text>{t('actions.stopping')}</Text>
      </Card>
    );
  }
  return (
    <Card title={t('actions.title')}>
      <Stack gap={3}>
        <Row gap={3}>
          <Button variant="secondary" onClick={() => setOpen('edit')}>
            {t('actions.edit')}
          </Button>
          {!paused && (
            <>
              <Button variant="secondary" onClick={() => setOpen('skip')}>
                {t('actions.skip')}
              </Button>
              <Button variant="secondary" onClick={() => setOpen('pause')}>
                {t('actions.pause')}
              </Button>
            </>
          )}
          {paused && (
            <Button variant="secondary" onClick={() => setOpen('resume')}>
              {t('actions.resume')}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setOpen('stop')}>
            {t('actions.stop')}
          </Button>
        </Row>
      </Stack>
      {open === 'edit' && <EditPlan plan={plan} onDone={close} />}
      {open === 'skip' && <SkipPlan plan={plan} onDone={close} />}
      {open === 'pause' && <PausePlan plan={plan} onDone={close} />}
      {open === 'resume' && <ResumePlan plan={plan} onDone={close} />}
      {open === 'stop' && <StopPlan plan={plan} onDone={close} />}
    </Card>
  );
}
