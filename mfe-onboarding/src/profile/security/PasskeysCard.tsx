import type { Passkey } from '@sanchay/contracts';
import { useWrite } from '@sanchay/remote-kit';
import { Button, Card, Text, SettingRow } from '@sanchay/ui';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useState } from 'react';
import { passkeysHere, withPasskey } from '../../sign-in/passkey.ts';
import { ProblemNotice } from '../../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../../messages.ts';
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx';
import { useChange, type AskStepUp } from './useChange.ts';

interface Naming {
  passkey: Passkey | null;
}

/** Passkeys: add, name, remove. One is both steps of a sign-in in one touch. */
export function PasskeysCard({ passkeys, ask }: { passkeys: Passkey[]; ask: AskStepUp }) {
  const { t } = useMessages(MESSAGES);
  const { date } = useFormat();
  const [naming, setNaming] = useState<Naming | null>(null);
  const { busy, problem, run } = useChange();
  const options = useWrite('passkeyOptions');
  const add = useWrite('addPasskey');
  const rename = useWrite('renamePasskey');
  const remove = useWrite('removePasskey');

  async function create(name: string): Promise<boolean> {
    return run(async () => {
      const token = await ask('security');
      if (token === null) return false;
      const { data } = await options.mutateAsync({ body: { step_up: token } });
      const response = await withPasskey('create', data.options);
      if (!response) return false;
      await add.mutateAsync({ body: { challenge_id: data.challenge_id, name, response } });
      return true;
    }, t('passkey.added'));
  }

  function takeAway({ id }: Passkey): void {
    void run(async () => {
      const token = await ask('security');
      if (token === null) return false;
      await remove.mutateAsync({ params: { id }, body: { step_up: token } });
      return true;
    }, t('passkey.removed'));
  }

  const noteOf = (passkey: Passkey) =>
    [
      t('passkey.since', { date: date(passkey.created_at) }),
      passkey.last_used_at ? t('passkey.used', { date: date(passkey.last_used_at) }) : t('passkey.unused'),
      passkey.synced && t('passkey.synced'),
    ]
      .filter(Boolean)
      .join(' · ');

  return (
    <Card
      title={t('passkey.title')}
      actions={
        passkeysHere() && (
          <Button variant="secondary" size="small" busy={busy} onClick={() => setNaming({ passkey: null })}>
            {t('passkey.add')}
          </Button>
        )
      }
    >
      {passkeys.length === 0 && (
        <Text size="small">{t(passkeysHere() ? 'passkey.none' : 'passkey.notHere')}</Text>
      )}
      {passkeys.map((passkey) => (
        <SettingRow key={passkey.id} title={passkey.name} note={noteOf(passkey)}>
          <Button variant="quiet" size="small" onClick={() => setNaming({ passkey })}>
            {t('passkey.rename')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => takeAway(passkey)}>
            {t('action.remove')}
          </Button>
        </SettingRow>
      ))}
      <ProblemNotice error={problem} />
      {naming && (
        <PasskeyNameDialog
          name={naming.passkey?.name ?? ''}
          onClose={() => setNaming(null)}
          onName={async (name) => {
            const { passkey } = naming;
            setNaming(null);
            if (!passkey) await create(name);
            else
              await run(
                async () => void (await rename.mutateAsync({ params: { id: passkey.id }, body: { name } })),
              );
          }}
        />
      )}
    </Card>
  );
}
