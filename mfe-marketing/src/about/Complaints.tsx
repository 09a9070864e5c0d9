import { useFormat, useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { DetailList, Stack, Text, TextLink } from '@sanchay/ui';
import { Narrow } from '../public-page/Section.tsx';
import { PAGE_MESSAGES } from '../messages.ts';

/** How many complaints there were and what became of them, from the configuration. */
export function Complaints() {
  const { t } = useMessages(PAGE_MESSAGES);
  const { number, date } = useFormat();
  const { complaints, contact } = usePlatform().config;
  const count = (value: number) => number(value, { decimals: 0 });
  return (
    <Stack gap={3}>
      <Narrow>
        <DetailList
          items={[
            { term: t('about.complaints.received'), value: count(complaints.thisMonth) },
            { term: t('about.complaints.resolved'), value: count(complaints.resolvedThisMonth) },
            { term: t('about.complaints.pending'), value: count(complaints.endCount) },
          ]}
        />
      </Narrow>
      <Text size="small">
        {t('about.complaints.of', { date: date(complaints.date) })} {t('about.complaints.how')}{' '}
        <TextLink href={`mailto:${contact.grievances}`}>{contact.grievances}</TextLink>
      </Text>
    </Stack>
  );
}
