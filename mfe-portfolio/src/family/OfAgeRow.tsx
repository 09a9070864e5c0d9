import type { CallReply } from '@sanchay/contracts';
import { istDate } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall, useWrite } from '@sanchay/remote-kit';
import { Button, Menu, SettingRow, useToast } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { MESSAGES } from '../messages.ts';

type Latest = CallReply<'handOver'>['data']['latest'];

interface Props {
  id: number;
  name: string;
  onStart: () => void;
  /** The way into the account. */
  children: ReactNode;
}

/** A child who is 18: how far the hand-over of the account is, and what the guardian can do about it. */
export function OfAgeRow({ id, name, onStart, children }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const toast = useToast();
  const params = { portfolio_id: String(id) };
  const found = useCall('handOver', { params });
  const resend = useWrite('resendHandOver', ['handOver']);
  const cancel = useWrite('cancelHandOver', ['handOver']);
  const latest = found.data?.data.latest ?? null;
  const failed = { onError: ({ message }: { message: string }) => toast({ tone: 'error', message }) };
  const again = () =>
    resend.mutate(
      { params },
      {
        ...failed,
        onSuccess: ({ data }) => toast({ message: t('family.handOver.sent', { email: data.email }) }),
      },
    );
  const isOpen = latest?.status === 'waiting';
  return (
    <SettingRow title={name} note={noteOf(latest, t, (instant) => format.date(istDate(new Date(instant))))}>
      {children}
      {!isOpen && (
        <Button size="small" disabled={!found.data} onClick={onStart}>
          {t('family.handOver.start')}
        </Button>
      )}
      {isOpen && (
        <Menu
          label={t('family.handOver.changeOf', { name })}
          trigger={t('family.minor.change')}
          items={[
            { id: 'again', label: t('family.handOver.again'), onSelect: again },
            {
              id: 'cancel',
              label: t('family.handOver.cancel'),
              danger: true,
              onSelect: () => cancel.mutate({ params }, failed),
            },
          ]}
        />
      )}
    </SettingRow>
  );
}

function noteOf(
  latest: Latest,
  t: (key: string, values?: Record<string, string>) => string,
  day: (instant: string) => string,
): string {
  if (latest === null) return t('family.minor.ofAge');
  if (latest.status === 'waiting')
    return t('family.handOver.waiting', { email: latest.email, date: day(latest.expires_at) });
  if (latest.status === 'accepted' || latest.status === 'cancelled') return t('family.minor.ofAge');
  return t(`family.handOver.was.${latest.status}`);
}
