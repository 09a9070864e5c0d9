import type { CallReply } from '@sanchay/contracts';
import { DetailList, Stack, Text } from '@sanchay/ui';
import { useFormat, useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';

type NomineeSet = CallReply<'replaceNominees'>['data'];

/** One set of nominees, and for which folios it counts. */
export function NomineeSetView({ set }: { set: NomineeSet }) {
  const { t } = useMessages(MESSAGES);
  const { date } = useFormat();
  return (
    <Stack gap={3}>
      {set.choice === 'opted_out' ? (
        <Text>{t('nominee.optedOut')}</Text>
      ) : (
        <DetailList
          items={set.nominees.map((nominee) => ({
            term: (
              <Text as="span" strong>
                {nominee.name}
              </Text>
            ),
            value: `${Number(nominee.share)}%`,
            hint: [
              t(`relation.${nominee.relation ?? 'other'}`),
              nominee.id_kind && `${t(`nomineeId.${nominee.id_kind}`)} ${nominee.id_number ?? ''}`,
              nominee.guardian_name && t('nominee.guardedBy', { name: nominee.guardian_name }),
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      )}
      <Text size="label">{t('nominees.applies', { day: date(set.applies_from) })}</Text>
    </Stack>
  );
}
