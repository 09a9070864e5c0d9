import { useMessages } from '@sanchay/i18n';
import { IgnoredValues, OwnerPage, usePageTitle, usePlatform } from '@sanchay/remote-kit';
import { Breadcrumbs, Heading, Loading, Notice, Page, SkeletonBlock, Split, Stack, Text } from '@sanchay/ui';
import { PerimeterNotice } from '../perimeter/PerimeterNotice.tsx';
import { MESSAGES } from '../messages.ts';
import { BuyForm } from './BuyForm.tsx';
import { purchaseOf } from './purchase.ts';
import { PurchasePreview } from './PurchasePreview.tsx';
import { useHeldPrice } from './useHeldPrice.ts';
import { usePurchaseRequest } from './usePurchaseRequest.ts';

/** `/gold/buy`: an amount in rupees or grams at a price that is held while one decides. */
export function BuyGold() {
  return (
    <OwnerPage minors="never">
      <BuyPage />
    </OwnerPage>
  );
}

function BuyPage() {
  const { t } = useMessages(MESSAGES);
  const { config } = usePlatform();
  usePageTitle(t('buy.title'));
  const held = useHeldPrice();
  const { request, change, ignored } = usePurchaseRequest();
  const purchase = held.shown && purchaseOf(request, held.shown, config.gold);
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs items={[{ label: t('explore.title'), href: '/gold' }, { label: t('buy.title') }]} />
          <Heading level={1}>{t('buy.title')}</Heading>
          <Text tone="ink-2">{t('buy.lead')}</Text>
        </Stack>
        <IgnoredValues
          names={ignored.map((name) =>
            t(name === 'by' ? 'buy.way' : request.by === 'grams' ? 'buy.grams' : 'buy.amount'),
          )}
        />
        <Split
          aside={
            <>
              {held.shown && !held.shown.refusal && (
                <PurchasePreview
                  price={held.shown}
                  breakdown={purchase && 'breakdown' in purchase ? purchase.breakdown : null}
                />
              )}
              <PerimeterNotice later />
              {config.sandbox && <Notice tone="sandbox" />}
            </>
          }
        >
          {held.shown?.refusal ? (
            <Notice tone="warn" title={t('buy.notForYou')}>
              {held.shown.refusal.message}
            </Notice>
          ) : held.shown === null && held.error === null ? (
            <Loading>
              <SkeletonBlock height={640} />
            </Loading>
          ) : (
            <BuyForm held={held} request={request} purchase={purchase} onRequest={change} />
          )}
        </Split>
      </Stack>
    </Page>
  );
}
