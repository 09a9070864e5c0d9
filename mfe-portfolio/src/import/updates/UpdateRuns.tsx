import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly } from '@sanchay/remote-kit';
import { Button, Disclosure, LinkButton, SettingRow } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../../messages.ts';
import { DiscardForwarded } from './DiscardForwarded.tsx';
import { ForwardedPassword } from './ForwardedPassword.tsx';
import type { StatementRun } from './updateTypes.ts';

const SHOWN = 3;

/** The newest updates with their results; the earlier ones are folded. */
export function UpdateRuns({ runs }: { runs: readonly StatementRun[] }) {
  const { t } = useMessages(MESSAGES);
  const earlier = runs.slice(SHOWN);
  return (
    <div>
      {runs.slice(0, SHOWN).map((run) => (
        <UpdateRun key={run.id} run={run} />
      ))}
      {earlier.length > 0 && (
        <Disclosure summary={t('updates.earlier', { count: earlier.length })}>
          {earlier.map((run) => (
            <UpdateRun key={run.id} run={run} />
          ))}
        </Disclosure>
      )}
    </div>
  );
}

function UpdateRun({ run }: { run: StatementRun }) {
  const { t } = useMessages(MESSAGES);
  const { date } = useFormat();
  const [discarding, setDiscarding] = useState(false);
  const [opening, setOpening] = useState(false);
  return (
    <SettingRow
      title={t(`updates.trigger.${run.trigger}`, { date: date(run.due_on) })}
      note={
        run.failure !== null
          ? t(`updates.failure.${run.failure}`)
          : run.state === 'applied'
            ? t('updates.state.applied', { count: run.added })
            : t(`updates.state.${run.state}`)
      }
    >
      {run.state === 'review' && (
        <OwnerOnly quiet>
          <LinkButton size="small" variant="secondary" href={`/import/${run.import_id}`}>
            {t('updates.review')}
          </LinkButton>
        </OwnerOnly>
      )}
      {run.state === 'password_needed' && (
        <OwnerOnly quiet>
          <Button size="small" variant="secondary" onClick={() => setOpening(true)}>
            {t('updates.password')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setDiscarding(true)}>
            {t('import.discard')}
          </Button>
        </OwnerOnly>
      )}
      {discarding && <DiscardForwarded id={run.id} onClose={() => setDiscarding(false)} />}
      {opening && <ForwardedPassword id={run.id} onClose={() => setOpening(false)} />}
    </SettingRow>
  );
}
