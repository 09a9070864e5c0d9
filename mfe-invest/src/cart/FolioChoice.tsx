import type { ApiError } from '@sanchay/api-client';
import type { CartItem } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useWrite } from '@sanchay/remote-kit';
import { SelectField, Stack } from '@sanchay/ui';
import { NEW_FOLIO } from '../invest/folioChoices.ts';
import { useFolios } from '../invest/useFolios.ts';
import { useCartNews } from '../live/useCartNews.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { MESSAGES } from '../messages.ts';

/** The folio that the units of a line go into, a folio that is there or a new one. */
export function FolioChoice({ item }: { item: CartItem }) {
  const { t } = useMessages(MESSAGES);
  const folios = useFolios(item.code);
  const update = useWrite('updateOrder', ['orders']);
  const notifyCart = useCartNews();
  if (folios === null || folios.length === 0) return null;

  async function choose(folioNo: string): Promise<void> {
    try {
      await update.mutateAsync({
        params: { id: item.order_id },
        body: folioNo === NEW_FOLIO ? { new_folio: true } : { folio_no: folioNo },
      });
      await notifyCart();
    } catch (cause) {
      if ((cause as ApiError).httpStatus === 400) await refreshCalls('orders', 'cart');
    }
  }

  return (
    <Stack gap={2}>
      <SelectField
        label={t('cart.folioLabel')}
        value={item.new_folio ? NEW_FOLIO : (item.folio_expected ?? folios[0]!.folioNo)}
        onChange={(folioNo) => void choose(folioNo)}
        options={[
          ...folios.map(({ folioNo, holdsFund }) => ({
            value: folioNo,
            label: holdsFund ? t('cart.folioOfFund', { folio: folioNo }) : folioNo,
          })),
          { value: NEW_FOLIO, label: t('cart.newFolio') },
        ]}
      />
      <WriteProblem error={update.error} />
    </Stack>
  );
}
