import type { CallReply } from '@sanchay/contracts';
import { istDate } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall, usePageTitle } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import {
  Card,
  EmptyState,
  Heading,
  LinkButton,
  Loading,
  Notice,
  Page,
  SkeletonBlock,
  Stack,
  Text,
} from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { Answer } from '../read/Answer.tsx';
import { TakeOverForm } from './TakeOverForm.tsx';

type Offer = CallReply<'handOverOffer'>['data'];

/** `/family/hand-over/:id`: the link in the message to a child who is 18, who takes the account over or declines it. */
export function TakeOver() {
  const { t } = useMessages(MESSAGES);
  const { id = '' } = useParams();
  const found = useCall('handOverOffer', { params: { id } });
  usePageTitle(t('takeOver.title'));
  return (
    <Page width="text">
      <Answer
        of={found}
        skeleton={
          <Loading>
            <SkeletonBlock height={420} />
          </Loading>
        }
      >
        {({ data }) => <Offered id={id} offer={data} />}
      </Answer>
    </Page>
  );
}

function Offered({ id, offer }: { id: string; offer: Offer }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { status, guardian_name: guardian, name, email, mobile, hurdle, expires_at: until } = offer;
  const values = { guardian, email, mobile, name: name ?? '' };
  if (status !== 'waiting')
    return (
      <EmptyState
        titleLevel={1}
        title={t(`takeOver.over.${status}`)}
        action={<LinkButton href="/dashboard">{t('takeOver.toDashboard')}</LinkButton>}
      >
        {t(`takeOver.overText.${status}`, values)}
      </EmptyState>
    );
  if (hurdle === 'other_login')
    return (
      <EmptyState titleLevel={1} title={t('takeOver.otherLogin')}>
        {t('takeOver.otherLoginText', values)}
      </EmptyState>
    );
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={1}>{t('takeOver.heading', values)}</Heading>
        <Text>{t('takeOver.lead', values)}</Text>
        <Text size="small">{t('takeOver.until', { date: format.date(istDate(new Date(until))) })}</Text>
        {hurdle !== null && (
          <Notice tone="warn" title={t(`takeOver.hurdle.${hurdle}`, values)}>
            {t(`takeOver.hurdleText.${hurdle}`, values)}
          </Notice>
        )}
        {(hurdle === 'mobile_missing' || hurdle === 'email_unconfirmed') && (
          <LinkButton href="/profile" variant="secondary">
            {t('takeOver.toContacts')}
          </LinkButton>
        )}
        <TakeOverForm id={id} closed={hurdle !== null} />
      </Stack>
    </Card>
  );
}
