import { planLabel, type Holding } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall, usePageTitle } from '@sanchay/remote-kit';
import { Breadcrumbs, Heading, Page, Stack, Text, WithMark } from '@sanchay/ui';
import { HoldingMark } from '../asset/HoldingMark.tsx';
import { holdingName } from '../asset/holdingName.ts';
import { NothingHeld } from '../asset/NothingHeld.tsx';
import { SandboxNote } from '../asset/SandboxNote.tsx';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { Answer } from '../read/Answer.tsx';
import { MESSAGES } from '../messages.ts';
import { HoldingView } from './HoldingView.tsx';

/** One holding: its figures, folios and transactions. */
export function HoldingPage({ asset, code }: { asset: Holding['asset']; code: string }) {
  const { t } = useMessages(MESSAGES);
  const answer = useCall('anyHolding', { params: { code }, query: { external: 'include' } });
  const isMissing = answer.error?.httpStatus === 404;
  const holding = isMissing ? undefined : answer.data?.data.holding;
  const title = asset === 'gold' ? t('asset.gold') : holding ? holdingName(t, holding) : t('holding.title');
  const isFund = asset === 'mutual_fund';
  usePageTitle(title);
  const above = [
    { label: t('overview.title'), href: '/portfolio' },
    ...(isFund ? [{ label: t('asset.mutual_fund'), href: '/portfolio/mutual-funds' }] : []),
  ];
  return (
    <Page>
      <Stack gap={5}>
        <Stack gap={2}>
          <Breadcrumbs items={[...above, { label: title }]} />
          <WithMark mark={holding && <HoldingMark holding={holding} size={40} />}>
            <Heading level={1}>{title}</Heading>
            {isFund && <Text size="label">{holding ? planLabel(t, holding.fundInfo.name) : '\u00a0'}</Text>}
          </WithMark>
        </Stack>
        {isMissing ? (
          <NothingHeld of={isFund ? 'fund' : 'gold'} />
        ) : (
          <Answer of={answer} skeleton={<TotalsSkeleton />}>
            {({ data }) => <HoldingView {...data} />}
          </Answer>
        )}
        <SandboxNote />
      </Stack>
    </Page>
  );
}
