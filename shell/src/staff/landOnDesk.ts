import type { AppConfig } from '@sanchay/contracts';
import type { Bus } from '@sanchay/event-bus';
import { deskOf } from './staffPaths.ts';

/** Pages that a login ends on by itself. */
const LANDINGS = new Set(['/', '/dashboard', '/solo-setup']);

interface Landing {
  bus: Bus;
  config: Pick<AppConfig, 'adminBuild' | 'sandbox'>;
  path: () => string;
  navigate: (to: string, options: { replace: boolean }) => void;
  /** Where routing events are published. */
  routes?: Pick<EventTarget, 'addEventListener'>;
}

/** Opens the staff area for staff without an investment account, instead of the dashboard or the account set-up. */
export function landOnDesk({ bus, config, path, navigate, routes = globalThis }: Landing): void {
  let desk: string | null = null;
  const land = (): void => {
    if (desk !== null && LANDINGS.has(path())) navigate(desk, { replace: true });
  };
  bus.on('session/changed').subscribe(({ user }) => {
    desk = deskOf(user, config);
    land();
  });
  routes.addEventListener('single-spa:routing-event', land);
}
