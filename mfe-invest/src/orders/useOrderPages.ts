import { useCall } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { ORDER_GROUPS, SALE_GROUPS, type OrderGroup } from './orderGroups.ts';

const PER_PAGE = 20;

/** Names in the address of the pages of purchases, and of sales and switches. */
type PageName = 'page' | 'sales';

/** A page of purchases, and one of sales and switches; which, is in the address. */
export function useOrderPages(group: OrderGroup) {
  const [address, setAddress] = useSearchParams();
  const pageOf = (name: PageName) => Math.max(1, Math.trunc(Number(address.get(name))) || 1);
  const query = (statuses: readonly string[], name: PageName) => ({
    query: { status: statuses.join(','), page: pageOf(name), per_page: PER_PAGE },
  });
  const purchases = useCall('orders', query(ORDER_GROUPS[group], 'page'), { keepPrevious: true });
  const sales = useCall('redemptions', query(SALE_GROUPS[group], 'sales'), { keepPrevious: true });
  const toPage = (name: PageName, next: number) =>
    setAddress((now) => {
      const changed = new URLSearchParams(now);
      if (next === 1) changed.delete(name);
      else changed.set(name, String(next));
      return changed;
    });
  return { purchases, sales, toPage };
}
