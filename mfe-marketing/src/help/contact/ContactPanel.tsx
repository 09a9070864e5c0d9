import type { HelpCategorySlug, OfficeHours } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, LinkButton, Row, Stack, Text } from '@sanchay/ui';
import { HELP_MESSAGES } from '../../messages.ts';
import { officeTime } from './officeTime.ts';

interface Props {
  office: OfficeHours;
  /** What a ticket that is opened from here is about. */
  category: HelpCategorySlug | null;
}

/** How to reach a support agent, and when one is available. */
export function ContactPanel({ office, category }: Props) {
  const { t, language } = useMessages(HELP_MESSAGES);
  const format = useFormat();
  const hours = { opens: officeTime(office.opens, language), closes: officeTime(office.closes, language) };
  return (
    <Card title={t('contact.title')}>
      <Stack gap={4}>
        <Text>
          {t('contact.hours', hours)}{' '}
          {office.open
            ? t('contact.openNow')
            : office.opens_next !== null &&
              t('contact.opensNext', { time: format.dateTime(office.opens_next) })}
        </Text>
        <Row gap={3}>
          <LinkButton href={`/help/tickets/new${category ? `?category=${category}` : ''}`}>
            {t('contact.ticket')}
          </LinkButton>
          <LinkButton variant="secondary" href="?chat=open">
            {t('contact.chat')}
          </LinkButton>
          <LinkButton variant="secondary" href="/help/tickets">
            {t('contact.ownTickets')}
          </LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}
