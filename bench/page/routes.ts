import { askApi } from './session.ts';

/** A page that is measured. */
export interface MeasuredRoute {
  name: RouteName;
  path: string;
  /** Session of the user who opens it, as the shell stores it; null for a visitor. */
  session: string | null;
}

export const routeNames = ['home', 'fund', 'calculator', 'dashboard', 'holdings', 'order'] as const;
export type RouteName = (typeof routeNames)[number];

interface Listed<Item> {
  data: Item[];
}

/**
 * The six routes with addresses of this product: its first fund and the newest order of the sandbox investor.
 * @param origin of the product.
 * @param session of that investor.
 */
export async function measuredRoutes(origin: string, session: string): Promise<MeasuredRoute[]> {
  const { token } = JSON.parse(session) as { token: string };
  const funds = await askApi<Listed<{ slug: string }>>(origin, '/insight/api/v1/mutual_fund_search.json');
  const orders = await askApi<Listed<{ id: string }>>(origin, '/api/v3/orders.json', token);
  const order = orders.data[0];
  if (!order) throw new Error('the sandbox investor has no order to show');
  return [
    { name: 'home', path: '/', session: null },
    { name: 'fund', path: `/mutual-funds/fund/${funds.data[0]!.slug}`, session: null },
    { name: 'calculator', path: '/calculators/sip-calculator', session: null },
    { name: 'dashboard', path: '/dashboard', session },
    { name: 'holdings', path: '/portfolio/mutual-funds', session },
    { name: 'order', path: `/orders/${order.id}`, session },
  ];
}
