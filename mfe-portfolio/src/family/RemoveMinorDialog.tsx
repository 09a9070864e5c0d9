import { useMessages } from '@sanchay/i18n';
import { useCall, useConfirmed, usePlatform, useStepUp, useWrite } from '@sanchay/remote-kit';
import { Button, Dialog, Notice, SkeletonBlock, Stack, Text, useToast } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { Answer } from '../read/Answer.tsx';
import { MinorBlockers } from './MinorBlockers.tsx';

interface Props {
  id: number;
  name: string;
  onClose: () => void;
}

/** Removes the account of a child, confirmed with an OTP; while something is held or in progress, what and where. */
export function RemoveMinorDialog({ id, name, onClose }: Props) {
  const { t } = useMessages(MESSAGES);
  const toast = useToast();
  const { userChanged } = usePlatform();
  const child = useCall('minorAccount', { params: { portfolio_id: String(id) } });
  const stepUp = useStepUp();
  const { run, busy, problem } = useConfirmed(stepUp);
  const remove = useWrite('removeMinor', ['family', 'portfolioList', 'managers']);
  const blockers = child.data?.data.blockers;

  async function send(): Promise<void> {
    const end = await run('access', (step_up) =>
      remove.mutateAsync({ params: { portfolio_id: String(id) }, body: step_up ? { step_up } : {} }),
    );
    if (end !== 'done') return;
    toast({ message: t('family.minor.removed', { name }) });
    onClose();
    await userChanged();
  }

  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={t('family.minor.removeTitle', { name })}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t(blockers?.length ? 'action.close' : 'action.cancel')}
            </Button>
            {blockers?.length === 0 && (
              <Button variant="danger" busy={busy} onClick={() => void send()}>
                {t('family.minor.remove')}
              </Button>
            )}
          </>
        }
      >
        <Answer of={child} skeleton={<SkeletonBlock height={120} />} compact>
          {({ data }) => (
            <Stack gap={4}>
              {data.blockers.length > 0 ? (
                <MinorBlockers id={id} name={name} blockers={data.blockers} />
              ) : (
                <Text>{t('family.minor.removeText')}</Text>
              )}
              {problem && (
                <Notice tone="error" live>
                  {problem.message}
                </Notice>
              )}
            </Stack>
          )}
        </Answer>
      </Dialog>
      {stepUp.dialog}
    </>
  );
}
