import { safeStorage } from '@sanchay/remote-kit/storage';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useShell } from '../kit/shellContext.ts';
import { isAt } from '../kit/navTree.ts';
import { useBusState } from '../kit/useBusState.ts';
import { usePath } from '../kit/usePath.ts';
import { LazyOverlay } from '../kit/LazyOverlay.tsx';
import { fraudMemory } from './fraudMemory.ts';
import { atQuietMoment } from './quietMoment.ts';

type Warning = typeof import('./FraudDialog.tsx').FraudDialog;

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
 * The fraud warning (specification, sections 4 and 6): for visitors who are not signed in, not in the mobile build,
 * once per visit and not again on a device for a time; never while the visitor is typing or is about to sign in.
 */
export function FraudHost() {
  const { config } = useShell();
  const { allowed, again } = config.fraudNotice;
  const session = useBusState('session/changed');
  const stranger = Boolean(session?.userFetched && !session.loggedIn);
  const path = usePath();
  const inForm = FORMS.some((form) => isAt(path, form));
  const wanted = allowed && !config.mobileBuild && stranger && !inForm;
  const [Warning, setWarning] = useState<Warning | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const tab = safeStorage(() => globalThis.sessionStorage);
    const memory = fraudMemory(again, tab);
    if (!memory.due(Date.now())) return;
    const show = (warning: Warning) => {
      // Another tab may have shown it meanwhile.
      if (!memory.due(Date.now())) return;
      memory.shown(Date.now());
      // Immediately: a moment later the visitor may have opened a menu, which the dialog would close.
      flushSync(() => setWarning(() => warning));
    };
    let over = false;
    // The moment is looked for once more when the dialog's own file is here.
    let stop = atQuietMoment(() => {
      const here = ({ FraudDialog }: { FraudDialog: Warning }) => {
        if (!over) stop = atQuietMoment(() => show(FraudDialog));
      };
      import('./FraudDialog.tsx').then(here, () => undefined);
    });
    return () => {
      over = true;
      stop();
    };
  }, [wanted, again]);
  if (!Warning || !wanted) return null;
  const close = () => setWarning(null);
  return (
    <LazyOverlay onLost={close}>
      <Warning onClose={close} />
    </LazyOverlay>
  );
}
