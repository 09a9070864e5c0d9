import type { SecurityFacts } from '@sanchay/contracts';
import { useWrite } from '@sanchay/remote-kit';
import { Badge, Button, Card, Notice, Text, SettingRow } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useState } from 'react';
import { ProblemNotice } from '../../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../../messages.ts';
import { AuthenticatorDialog } from './AuthenticatorDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { useChange, type AskStepUp } from './useChange.ts';

const FEW = 3;

/** What a sign-in requires after the password: the app with its recovery codes, and the code from a message. */
export function SecondStepCard({ facts, ask }: { facts: SecurityFacts; ask: AskStepUp }) {
  const { t } = useMessages(MESSAGES);
  const [setUp, setSetUp] = useState<string | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { busy, problem, run } = useChange(['security', 'userInfo']);
  const app = facts.second_step === 'app';
  const left = facts.recovery_codes_left;

  const { confirmed, removeApp, renewCodes, setMessageCode } = useSecondStep(ask);

  return (
    <Card
      title={t('security.second')}
      actions={
        facts.second_step === 'off' ? (
          <Badge tone="warn">{t('security.off')}</Badge>
        ) : (
          <Badge tone="gain">{t('security.on')}</Badge>
        )
      }
    >
      <Text size="small">{t('security.secondLead')}</Text>
      <SettingRow title={t('security.app')} note={t(app ? 'security.appOn' : 'security.appOff')}>
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          onClick={() => void run(() => confirmed(async (token) => setSetUp(token)))}
        >
          {t(app ? 'security.appReplace' : 'security.appAdd')}
        </Button>
        {app && (
          <Button variant="quiet" size="small" onClick={() => void run(removeApp, t('security.appRemoved'))}>
            {t('action.remove')}
          </Button>
        )}
      </SettingRow>
      {app && (
        <SettingRow title={t('security.codes')} note={t('security.codesLeft', { count: left })}>
          <Button variant="secondary" size="small" onClick={() => void run(() => renewCodes(setCodes))}>
            {t('security.codesNew')}
          </Button>
        </SettingRow>
      )}
      <SettingRow
        title={t('security.message')}
        note={t(
          facts.code_on ? (app ? 'security.messageSpare' : 'security.messageOn') : 'security.messageOff',
        )}
      >
        <Button
          variant="secondary"
          size="small"
          onClick={() =>
            void run(
              () => setMessageCode(!facts.code_on),
              t(facts.code_on ? 'security.messageNowOff' : 'security.messageNowOn'),
            )
          }
        >
          {t(facts.code_on ? 'security.turnOff' : 'security.turnOn')}
        </Button>
      </SettingRow>
      {app && left < FEW && <Notice tone="warn">{t('security.codesFew')}</Notice>}
      <ProblemNotice error={problem} />
      {setUp !== null && (
        <AuthenticatorDialog
          stepUp={setUp}
          onClose={() => setSetUp(null)}
          onCodes={(made) => {
            setSetUp(null);
            setCodes(made);
          }}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Card>
  );
}

/** The changes of the second step, each confirmed with a code; they return false when the user went back. */
function useSecondStep(ask: AskStepUp) {
  const setTwoFactor = useWrite('setTwoFactor');
  const remove = useWrite('removeAuthenticator');
  const renew = useWrite('renewRecoveryCodes');

  async function confirmed(work: (token: string) => Promise<unknown>): Promise<boolean> {
    const token = await ask('security');
    if (token === null) return false;
    await work(token);
    return true;
  }

  return {
    confirmed,
    removeApp: () => confirmed((token) => remove.mutateAsync({ body: { step_up: token } })),
    renewCodes: (show: (codes: string[]) => void) =>
      confirmed(async (token) => {
        const { data } = await renew.mutateAsync({ body: { step_up: token } });
        show(data.recovery_codes);
      }),
    setMessageCode: (on: boolean) =>
      confirmed((token) => setTwoFactor.mutateAsync({ body: { on, step_up: token } })),
  };
}
