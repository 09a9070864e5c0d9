import type { CapitalGains } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly, useTypedDraft } from '@sanchay/remote-kit';
import { Button, Card, Stack, Table, Text, useIsPhone } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { carriedLossColumns } from './carriedLossColumns.tsx';
import { draftOf, rebased, type LossRow } from './lossDraft.ts';
import { LossesForm } from './LossesForm.tsx';

/** Losses of earlier years: what of them reduces the gains of this year, and what is left. */
export function CarriedLosses({ gains }: { gains: CapitalGains }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const { carried_losses: losses } = gains;
  const draft = useTypedDraft<readonly LossRow[]>('losses', mergeRows);
  // What was typed when the page was left or the session expired is there again.
  const [editing, setEditing] = useState(() => draft.load(draftOf(losses, gains.years)) !== null);
  const columns = carriedLossColumns({ t, format, isPhone });
  return (
    <Card
      title={t('gains.carried')}
      actions={
        <OwnerOnly quiet>
          <Button variant="secondary" size="small" onClick={() => setEditing(true)}>
            {t(losses.length === 0 ? 'gains.addLosses' : 'gains.editLosses')}
          </Button>
        </OwnerOnly>
      }
    >
      <Stack gap={4}>
        {losses.length === 0 ? (
          <Text>{t('gains.noLosses')}</Text>
        ) : (
          <Table
            caption={t('gains.carried')}
            hideCaption
            columns={columns}
            rows={losses}
            rowKey={(loss) => loss.financial_year}
          />
        )}
      </Stack>
      {editing && (
        <LossesForm losses={losses} years={gains.years} draft={draft} onClose={() => setEditing(false)} />
      )}
    </Card>
  );
}

const mergeRows = (start: readonly LossRow[], typed: readonly LossRow[], latest: readonly LossRow[]) =>
  rebased(typed, start, latest);
