import type { CallReply } from '@sanchay/contracts';
import { Card, Disclosure } from '@sanchay/ui';
import { useFormat, useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';
import { NomineeSetView } from './NomineeSetView.tsx';

/** What counted before; folios of that time still carry it. */
export function NomineeHistory({ sets }: { sets: CallReply<'nominees'>['data']['history'] }) {
  const { t } = useMessages(MESSAGES);
  const { dateTime } = useFormat();
  return (
    <Card title={t('nominees.history')}>
      {sets.map((set) => (
        <Disclosure key={set.id} summary={t('nominees.madeAt', { at: dateTime(set.made_at) })}>
          <NomineeSetView set={set} />
        </Disclosure>
      ))}
    </Card>
  );
}
