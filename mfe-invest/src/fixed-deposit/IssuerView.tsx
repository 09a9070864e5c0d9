import type { CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { breadcrumbList, usePageHead, usePlatform } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import {
  Badge,
  Breadcrumbs,
  Card,
  Heading,
  Page,
  Row,
  Split,
  Stack,
  Stat,
  Text,
  WithMonogram,
} from '@sanchay/ui';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { DepositPreview } from './DepositPreview.tsx';
import { isWhole, readDepositQuery } from './depositQuery.ts';
import { BookCard } from './BookCard.tsx';
import { DepositRules } from './DepositRules.tsx';
import { EarlyClosure } from './EarlyClosure.tsx';
import { issuerRows } from './issuerRows.ts';
import { RateTable } from './RateTable.tsx';
import { issuerPath, useDepositMessages } from './useDepositMessages.ts';

export type Issuer = CallReply<'depositIssuer'>['data'];

/** An issuer that is known: best rates, what an amount becomes, all rates, what holds for it. */
export function IssuerView({ issuer }: { issuer: Issuer }) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { rupees } = useFormat();
  const { config } = usePlatform();
  const { rate } = useDepositMessages();
  const [address] = useSearchParams();
  const query = readDepositQuery(address, issuer);
  const { slug, name, kind, plans } = issuer;
  const [best] = issuerRows(plans);
  const crumbs = [
    { label: t('fd.title'), href: '/fixed-deposit' },
    { label: name, href: issuerPath(slug) },
  ];
  usePageHead({
    title: t('fd.issuerTitle', { name }),
    description: t('fd.issuerText', {
      name,
      rate: rate(best?.rate ?? 0),
      senior: rate(best?.seniorRate ?? 0),
    }),
    index: isWhole(address),
    structured: [
      breadcrumbList(crumbs),
      {
        '@context': 'https://schema.org',
        '@type': 'DepositAccount',
        name: t('fd.issuerTitle', { name }),
        provider: { '@type': kind === 'bank' ? 'BankOrCreditUnion' : 'FinancialService', name },
        interestRate: best?.rate,
        url: issuerPath(slug),
      },
    ],
  });
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs items={crumbs} />
          <WithMonogram kind="issuer" name={name} code={slug} size={40}>
            <Heading level={1}>{t('fd.issuerTitle', { name })}</Heading>
          </WithMonogram>
          <Row gap={2}>
            <Badge>{t(`issuer.${kind}`)}</Badge>
            <Text>
              {issuer.founded !== null && `${t('fd.founded', { year: issuer.founded })} · `}
              {t('fd.range', { least: rupees(issuer.min_amount), most: rupees(issuer.max_amount) })}
            </Text>
          </Row>
        </Stack>
        {best && (
          <Row gap={8} align="last-baseline">
            <Stat label={t('fd.upTo')} value={rate(best.rate)} unit={t('fd.aYear')} size="hero" />
            <Stat
              label={t('fd.upToSenior', { age: config.seniorAge })}
              value={rate(best.seniorRate)}
              unit={t('fd.aYear')}
              size="large"
            />
          </Row>
        )}
        <Split
          aside={
            <>
              <BookCard issuer={issuer} query={query} />
              <DepositRules kind={kind} />
            </>
          }
        >
          <DepositPreview issuer={issuer} query={query} />
          <Card title={t('fd.rates')}>
            <RateTable plans={plans} payout={query.payout} />
          </Card>
          <EarlyClosure rows={issuer.early_closure} />
        </Split>
        {issuer.sandbox && <SandboxNotice />}
      </Stack>
    </Page>
  );
}
