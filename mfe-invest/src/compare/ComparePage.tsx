import { useMessages } from '@sanchay/i18n';
import { breadcrumbList, useCall, usePageHead } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import {
  Breadcrumbs,
  EmptyState,
  Heading,
  LinkButton,
  Loading,
  Page,
  SkeletonTable,
  Stack,
  Text,
} from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { FIGURE_MESSAGES, MESSAGES } from '../messages.ts';
import { CompareView } from './CompareView.tsx';
import { codesOf } from './comparePath.ts';
import { UnknownFunds } from './UnknownFunds.tsx';

const PATH = '/mutual-funds/compare';

/** `/mutual-funds/compare?codes=`: two to four funds beside each other. */
export function ComparePage() {
  const { t } = useMessages(FIGURE_MESSAGES);
  const { t: fundMessages } = useMessages(MESSAGES);
  const [address] = useSearchParams();
  const codes = codesOf(address);
  const some = codes.length > 0;
  const funds = useCall('schemeDetails', { params: { codes: codes.join('|') || '-' } }, { enabled: some });
  const unknown = funds.error?.kind === 'not_found';
  usePageHead({
    title: t('comparison.title'),
    description: t('comparison.description'),
    canonical: PATH,
    index: !some,
    structured: [
      breadcrumbList([
        { label: fundMessages('explore.title'), href: '/mutual-funds' },
        { label: t('comparison.title'), href: PATH },
      ]),
    ],
  });
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs
            items={[
              { label: fundMessages('explore.title'), href: '/mutual-funds' },
              { label: t('comparison.title') },
            ]}
          />
          <Heading level={1}>{t('comparison.title')}</Heading>
          <Text>{t('comparison.lead')}</Text>
        </Stack>
        {!some && (
          <EmptyState
            title={t('comparison.none')}
            action={<LinkButton href="/mutual-funds/all">{fundMessages('explore.all')}</LinkButton>}
          >
            {t('comparison.noneHint')}
          </EmptyState>
        )}
        {some && funds.isPending && (
          <Loading>
            <SkeletonTable rows={10} columns={codes.length + 1} />
          </Loading>
        )}
        {unknown ? <UnknownFunds /> : <CallProblem of={funds} />}
        {funds.data && <CompareView schemes={funds.data} />}
      </Stack>
    </Page>
  );
}
