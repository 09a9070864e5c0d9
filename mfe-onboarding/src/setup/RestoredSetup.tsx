import { browserAnswerStore } from '@sanchay/remote-kit/storage';
import { Button, Loading, Notice, Row, SkeletonBlock, Stack } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useEffect, useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { changesStore, unsavedChanges, type Changes } from './keptChanges.ts';
import { SetupFlow, type SetupFlowProps } from './SetupFlow.tsx';

interface RestoredSetupProps extends Omit<SetupFlowProps, 'store' | 'restored'> {
  /** Ids of the user and of the portfolio. */
  scope: string;
}

/**
 * The set-up with the answers that could not be sent on an earlier visit. Where the server's answers were changed
 * elsewhere since, the user decides which ones count.
 */
export function RestoredSetup({ scope, ...setup }: RestoredSetupProps) {
  const { t } = useMessages(MESSAGES);
  // Answers that are sent from here on must not count as changed elsewhere.
  const [state] = useState(setup.state);
  const [store] = useState(() => changesStore(browserAnswerStore(), scope));
  const [restored, setRestored] = useState<Changes | null>(null);
  const [conflict, setConflict] = useState(false);
  useEffect(() => {
    let shown = true;
    void store.read().then((kept) => {
      if (!shown) return;
      const unsaved = kept ? unsavedChanges(kept.changes, state) : {};
      setConflict(kept !== null && kept.base !== state.saved_at && Object.keys(unsaved).length > 0);
      setRestored(unsaved);
    });
    return () => {
      shown = false;
    };
  }, [store, state]);
  if (restored === null) {
    return (
      <Loading>
        <SkeletonBlock height={240} />
      </Loading>
    );
  }
  if (conflict) {
    return (
      <Notice tone="warn" title={t('setup.conflict.title')}>
        <Stack gap={3}>
          {t('setup.conflict.text')}
          <Row>
            <Button onClick={() => setConflict(false)}>{t('setup.conflict.here')}</Button>
            <Button
              variant="secondary"
              onClick={() => {
                setRestored({});
                setConflict(false);
                void store.drop();
              }}
            >
              {t('setup.conflict.newer')}
            </Button>
          </Row>
        </Stack>
      </Notice>
    );
  }
  return <SetupFlow {...setup} store={store} restored={restored} />;
}
