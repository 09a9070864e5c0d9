import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly, refreshCalls, useBusEvent, useIsManager, useWrite } from '@sanchay/remote-kit';
import { Button, Card, LinkButton, Notice, SettingRow, showToast, Stack } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../../messages.ts';
import { ForwardAddress } from './ForwardAddress.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { UpdateRuns } from './UpdateRuns.tsx';
import { UPDATE_CALLS, type Updates } from './updateTypes.ts';

/** When statements are requested from the registrars, the address for forwarded ones, and what became of each. */
export function UpdatesCard({ updates }: { updates: Updates }) {
  const { t } = useMessages(MESSAGES);
  useBusEvent('notice/added', () => void refreshCalls(...UPDATE_CALLS));
  // A statement without new transactions is not announced.
  useBusEvent('holdings/changed', () => void refreshCalls(...UPDATE_CALLS));
  const card = (
    <Card title={t('updates.title')}>
      <Stack gap={4}>
        {updates.has_pan ? <Schedule updates={updates} /> : <NeedsPan />}
        {updates.address !== null && updates.has_pan && <ForwardAddress address={updates.address} />}
        {updates.runs.length > 0 && <UpdateRuns runs={updates.runs} />}
      </Stack>
    </Card>
  );
  if (updates.has_pan) return card;
  // A manager has nothing to do about the KYC of the owner, and a minor has no KYC of their own.
  return (
    <OwnerOnly quiet minors="never">
      {card}
    </OwnerOnly>
  );
}

function NeedsPan() {
  const { t } = useMessages(MESSAGES);
  return (
    <Notice
      tone="info"
      action={
        <LinkButton size="small" variant="secondary" href="/kyc">
          {t('subs.kyc')}
        </LinkButton>
      }
    >
      {t('updates.noPan')}
    </Notice>
  );
}

function Schedule({ updates }: { updates: Updates }) {
  const { t } = useMessages(MESSAGES);
  const { date, ordinal } = useFormat();
  const isManager = useIsManager();
  const [changing, setChanging] = useState(false);
  const request = useWrite('requestStatement', [...UPDATE_CALLS]);
  const { frequency, weekday, day, paused, next_on: nextOn, runs } = updates;
  const isUnderWay = runs.some(({ state }) => state === 'requesting' || state === 'requested');
  const rhythm = {
    manual: () => t('updates.manual'),
    weekly: () => t('updates.weekly', { day: t(`updates.weekday.${weekday as 1}`) }),
    monthly: () => t('updates.monthly', { day: ordinal(day!) }),
  }[frequency]();
  const note =
    nextOn !== null
      ? t('updates.next', { date: date(nextOn) })
      : paused
        ? t('updates.paused')
        : isManager
          ? undefined
          : t('updates.manualWhat');
  const now = (): void =>
    void request.mutateAsync({}).then(
      () => showToast({ message: t('updates.requested') }),
      () => undefined,
    );
  return (
    <>
      <SettingRow title={rhythm} note={note}>
        <OwnerOnly quiet>
          <Button size="small" variant="secondary" onClick={() => setChanging(true)}>
            {t('updates.change')}
          </Button>
          <Button
            size="small"
            variant="secondary"
            busy={request.isPending}
            disabled={isUnderWay}
            onClick={now}
          >
            {t('updates.now')}
          </Button>
        </OwnerOnly>
      </SettingRow>
      {request.error && (
        <Notice tone="error" live>
          {request.error.message}
        </Notice>
      )}
      {changing && <ScheduleDialog updates={updates} onClose={() => setChanging(false)} />}
    </>
  );
}
