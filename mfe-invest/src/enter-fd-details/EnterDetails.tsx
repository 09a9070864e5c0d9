import { useMessages } from '@sanchay/i18n';
import { OwnerPage, useCall, usePageTitle, useRequiredSession } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { Breadcrumbs, Heading, Page, Stack } from '@sanchay/ui';
import { issuerPath } from '../fixed-deposit/useDepositMessages.ts';
import { DEPOSIT_MESSAGES } from '../messages.ts';
import { DetailsPage } from '../share/DetailsPage.tsx';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { BookingForm } from './BookingForm.tsx';
import { useBooking } from './useBooking.ts';
import type { Issuer } from '../fixed-deposit/IssuerView.tsx';

/** `/fixed-deposit/{issuer}/{scheme id}/invest/enter-fd-details`: booking a fixed deposit. */
export function EnterDetails() {
  const { issuer: slug = '', scheme = '' } = useParams();
  const session = useRequiredSession();
  const details = useCall('depositIssuer', { params: { slug } });
  if (!session) return <ShareSkeleton />;
  return (
    <OwnerPage minors="never">
      <DetailsPage of={details}>
        {(issuer) => <Booking key={scheme} issuer={issuer} scheme={scheme} />}
      </DetailsPage>
    </OwnerPage>
  );
}

function Booking({ issuer, scheme }: { issuer: Issuer; scheme: string }) {
  const { t } = useMessages(DEPOSIT_MESSAGES);
  const booking = useBooking(issuer, scheme);
  usePageTitle(t('book.title', { name: issuer.name }));
  return (
    <Page width="text">
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs
            items={[
              { label: t('book.deposits'), href: '/fixed-deposit' },
              { label: issuer.name, href: issuerPath(issuer.slug) },
              { label: t('book.crumb'), href: booking.path },
            ]}
          />
          <Heading level={1}>{t('book.title', { name: issuer.name })}</Heading>
        </Stack>
        <BookingForm issuer={issuer} booking={booking} />
        {issuer.sandbox && <SandboxNotice />}
      </Stack>
    </Page>
  );
}
