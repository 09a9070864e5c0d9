import { safeStorage } from '@sanchay/remote-kit/storage';
import { lazy, useEffect, useState } from 'react';
import { useShell } from '../chrome/shellContext.ts';
import { isAt } from '../chrome/navTree.ts';
import { useBusState } from '../chrome/useBusState.ts';
import { usePath } from '../chrome/usePath.ts';
import { LazyOverlay } from '../overlays/LazyOverlay.tsx';
import { fraudMemory } from './fraudMemory.ts';
import { atQuietMoment } from './quietMoment.ts';

const load = async () => ({ default: (await import('./FraudDialog.tsx')).FraudDialog });
const FraudDialog = lazy(load);

/** Where people sign in and open an account: nothing comes over their forms. */
const FORMS = [
  '/login',
  '/signup',
  '/auth',
  '/forgot-password',
  '/solo-setup',
  '/joint-setup',
  '/upload-pan-card',
  '/do-esign',
  '/bank-solo-setup',
  '/kyc-risk-profile',
  '/kyc',
];

/**
 * The fraud warning (specification, sections 4 and 6): for people who are not signed in, not in the mobile build, once
 * a visit and not again on a device for a time; never while somebody writes or is about to sign in.
 */
export function FraudHost() {
  const { config } = useShell();
  const { allowed, again } = config.fraudNotice;
  const session = useBusState('session/changed');
  const stranger = Boolean(session?.userFetched && !session.loggedIn);
  const path = usePath();
  const inForm = FORMS.some((form) => isAt(path, form));
  const wanted = allowed && !config.mobileBuild && stranger && !inForm;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const tab = safeStorage(() => globalThis.sessionStorage);
    const memory = fraudMemory(again, tab);
    if (!memory.due(Date.now())) return;
    const show = () => {
      // Another tab may have shown it meanwhile.
      if (!memory.due(Date.now())) return;
      memory.shown(Date.now());
      setOpen(true);
    };
    let over = false;
    // The moment is looked for once more when the dialog's own file is here: a menu may have been opened meanwhile.
    let stop = atQuietMoment(() => {
      const here = () => {
        if (!over) stop = atQuietMoment(show);
      };
      load().then(here, () => undefined);
    });
    return () => {
      over = true;
      stop();
    };
  }, [wanted, again]);
  if (!open || !wanted) return null;
  const close = () => setOpen(false);
  return (
    <LazyOverlay onLost={close}>
      <FraudDialog onClose={close} />
    </LazyOverlay>
  );
}
