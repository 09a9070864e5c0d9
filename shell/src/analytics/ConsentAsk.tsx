import { useMessages } from '@sanchay/i18n';
import { Button, Text, useReportedHeight } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useShell } from '../kit/shellContext.ts';
import { useBusState } from '../kit/useBusState.ts';
import { consent, objects } from './consent.ts';

const Ask = styled.section`
  position: fixed;
  z-index: 25;
  right: 24px;
  bottom: 24px;
  display: grid;
  gap: 12px;
  width: min(400px, calc(100vw - 32px));
  padding: 20px;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-float);
  h2 {
    margin: 0;
    font-size: 17px;
  }
  @media (max-width: 767px) {
    right: 16px;
    bottom: calc(12px + var(--foot-clear));
    max-height: calc(100vh - 160px);
    overflow-y: auto;
  }
  @media print {
    display: none;
  }
`;
const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  & > button {
    padding-inline: 8px;
  }
`;

/** The answer to being counted, followed live; null until there is one. */
export function useConsent() {
  return useSyncExternalStore(
    consent.subscribe,
    () => consent.now(),
    () => null,
  );
}

/**
 * Whether counting is offered at all here: the installation counts, and the browser sends no objection for its user.
 */
export function useMayAsk(): boolean {
  const { config } = useShell();
  return config.analytics.allowed && !objects(globalThis.navigator ?? {});
}

/**
 * Requests consent to counting once: from signed-in users, because only they are counted, and from users who install
 * the app. A yes and a no look alike, and until there is an answer nothing is counted.
 */
export function ConsentAsk() {
  const mayAsk = useMayAsk();
  const answer = useConsent();
  const signedIn = Boolean(useBusState('session/changed')?.user);
  const [installed, setInstalled] = useState(false);
  useEffect(() => {
    const note = () => setInstalled(true);
    globalThis.addEventListener('appinstalled', note);
    return () => globalThis.removeEventListener('appinstalled', note);
  }, []);
  if (!mayAsk || answer !== null || (!signedIn && !installed)) return null;
  return <Question />;
}

function Question() {
  const { t } = useMessages();
  const place = useRef<HTMLElement>(null);
  useReportedHeight(place, '--question-height');
  return (
    <Ask ref={place} aria-labelledby="shell-consent">
      <h2 id="shell-consent">{t('consent.title')}</h2>
      <Text size="small">{t('consent.text')}</Text>
      <Answers>
        <Button variant="secondary" onClick={() => consent.choose('no')}>
          {t('consent.no')}
        </Button>
        <Button variant="secondary" onClick={() => consent.choose('yes')}>
          {t('consent.yes')}
        </Button>
      </Answers>
    </Ask>
  );
}
