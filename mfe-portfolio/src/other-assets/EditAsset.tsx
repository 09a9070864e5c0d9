import type { CallReply } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall, useWrite, type TypedDraft } from '@sanchay/remote-kit';
import { Button, Card, Notice, Row, showToast, Stack, useProblemInSight } from '@sanchay/ui';
import { useRef, useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { formOf, type AssetForm } from './assetForm.ts';
import { AssetFields } from './AssetFields.tsx';
import { ASSET_CALLS, useAssetForm } from './useAssetForm.ts';

type Found = CallReply<'otherAsset'>['data'];

interface Props {
  found: Found;
  draft: TypedDraft<AssetForm>;
  onClose: () => void;
}

/** Changes what is recorded of an asset; a change that another tab made first is not overwritten. */
export function EditAsset({ found, draft, onClose }: Props) {
  const { t } = useMessages(MESSAGES);
  const change = useWrite('changeOtherAsset', [...ASSET_CALLS]);
  const [base, setBase] = useState(found);
  const [loaded, setLoaded] = useState(false);
  const [typed] = useState(() => draft.load(typedOf(found)));
  const actions = useRef<HTMLElement>(null);
  useProblemInSight(actions);
  const { asset, history } = base;
  const current = useCall('otherAsset', { params: { id: asset.id } });
  const today = useCall('otherAssets').data?.data.as_of ?? history.at(-1)!.date;
  const start = typedOf(base);
  const edit = useAssetForm(
    start,
    async (fields) => {
      const body = { ...fields, version: asset.version };
      const { data } = await change.mutateAsync({ params: { id: asset.id }, body });
      showToast({ message: t('other.saved', { name: data.name }) });
      close();
    },
    (form) => draft.keep(form, start),
    typed,
  );
  function close(): void {
    draft.forget();
    onClose();
  }
  async function load(): Promise<void> {
    const latest = (await current.refetch()).data?.data;
    if (!latest) return;
    edit.rebase(typedOf(latest));
    setBase(latest);
    setLoaded(true);
  }
  return (
    <Card title={t('other.update')}>
      <Stack gap={5}>
        <AssetFields
          form={edit.form}
          isNew={false}
          today={today}
          onChange={edit.change}
          onRefused={edit.refuse}
          errorOf={edit.errorOf}
        />
        {edit.message && (
          <Notice
            tone="error"
            live
            action={
              edit.isOutdated && (
                <Button variant="secondary" busy={current.isFetching} onClick={() => void load()}>
                  {t('changed.load')}
                </Button>
              )
            }
          >
            {edit.message}
          </Notice>
        )}
        {loaded && !edit.message && (
          <Notice tone="info" live>
            {t('changed.loaded')}
          </Notice>
        )}
        <Row gap={3} ref={actions}>
          <Button variant="secondary" onClick={close}>
            {t('action.cancel')}
          </Button>
          <Button busy={change.isPending} onClick={() => void edit.save()}>
            {t('action.save')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

/** What the form shows of a recorded asset. */
export const typedOf = ({ asset, entries }: Found): AssetForm => formOf({ ...asset, entries });
