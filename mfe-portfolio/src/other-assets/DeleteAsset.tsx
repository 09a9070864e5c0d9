import type { OtherAsset, OtherAssetEntry } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { usePlatform, useWrite } from '@sanchay/remote-kit';
import { Button, useToast } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { draftOf, formOf } from './assetForm.ts';
import { ASSET_CALLS } from './useAssetForm.ts';

/** Deletes an asset and offers to record it again as it was; reports a failure. */
export function DeleteAsset({ asset, entries }: { asset: OtherAsset; entries: readonly OtherAssetEntry[] }) {
  const { t } = useMessages(MESSAGES);
  const { navigate } = usePlatform();
  const toast = useToast();
  const remove = useWrite(
    'removeOtherAsset',
    ASSET_CALLS.filter((name) => name !== 'otherAsset'),
  );
  const create = useWrite('createOtherAsset', [...ASSET_CALLS]);
  const failed = (error: unknown) => toast({ message: (error as Error).message, tone: 'error' });
  async function deleteIt(): Promise<void> {
    try {
      await remove.mutateAsync({ params: { id: asset.id } });
    } catch (error) {
      failed(error);
      return;
    }
    navigate('/portfolio/other-assets', { replace: true });
    const body = draftOf(formOf({ ...asset, entries: [...entries] }));
    toast({
      message: t('other.deleted', { name: asset.name }),
      action: {
        label: t('watchlist.undo'),
        onSelect: () => void create.mutateAsync({ body }).catch(failed),
      },
    });
  }
  return (
    <Button variant="secondary" busy={remove.isPending} onClick={() => void deleteIt()}>
      {t('other.delete')}
    </Button>
  );
}
