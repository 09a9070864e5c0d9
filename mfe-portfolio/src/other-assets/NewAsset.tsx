import { OTHER_ASSET_TYPES, type OtherAssetType } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { OwnerPage, useCall, usePageTitle, usePlatform, useSession, useWrite } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import {
  Breadcrumbs,
  Button,
  Card,
  Heading,
  Notice,
  Page,
  showToast,
  Stack,
  useProblemInSight,
} from '@sanchay/ui';
import { useRef, useState } from 'react';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { Answer } from '../read/Answer.tsx';
import { MESSAGES } from '../messages.ts';
import { assetDraft } from './assetDraft.ts';
import { emptyForm } from './assetForm.ts';
import { AssetFields } from './AssetFields.tsx';
import { ASSET_CALLS, useAssetForm } from './useAssetForm.ts';

/** `/portfolio/other-assets/new`: records an asset that is held elsewhere, of the type in the address. */
export function NewAsset() {
  const { t } = useMessages(MESSAGES);
  const assets = useCall('otherAssets');
  usePageTitle(t('other.add'));
  return (
    <OwnerPage>
      <Page width="text">
        <Stack gap={5}>
          <Stack gap={2}>
            <Breadcrumbs
              items={[
                { label: t('overview.title'), href: '/portfolio' },
                { label: t('other.title'), href: '/portfolio/other-assets' },
                { label: t('other.add') },
              ]}
            />
            <Heading level={1}>{t('other.add')}</Heading>
          </Stack>
          <Answer of={assets} skeleton={<TotalsSkeleton />}>
            {({ data }) => <NewForm today={data.as_of} />}
          </Answer>
        </Stack>
      </Page>
    </OwnerPage>
  );
}

function NewForm({ today }: { today: string }) {
  const { t } = useMessages(MESSAGES);
  const { navigate } = usePlatform();
  const [address] = useSearchParams();
  const create = useWrite('createOtherAsset', [...ASSET_CALLS]);
  const asked = address.get('type');
  const type: OtherAssetType = OTHER_ASSET_TYPES.find((one) => one === asked) ?? 'bank_deposit';
  const { user } = useSession();
  const draft = assetDraft(user?.current_portfolio?.id ?? 0, type);
  const [start] = useState(() => draft.load() ?? emptyForm(type, today));
  const actions = useRef<HTMLDivElement>(null);
  useProblemInSight(actions);
  const { form, change, refuse, save, errorOf, message } = useAssetForm(
    start,
    async (body) => {
      const { data } = await create.mutateAsync({ body });
      draft.forget();
      showToast({ message: t('other.saved', { name: data.name }) });
      navigate('/portfolio/other-assets', { replace: true });
    },
    draft.keep,
  );
  return (
    <Card>
      <Stack gap={5}>
        <AssetFields form={form} isNew today={today} onChange={change} onRefused={refuse} errorOf={errorOf} />
        {message && (
          <Notice tone="error" live>
            {message}
          </Notice>
        )}
        <div ref={actions}>
          <Button busy={create.isPending} onClick={() => void save()}>
            {t('action.save')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
