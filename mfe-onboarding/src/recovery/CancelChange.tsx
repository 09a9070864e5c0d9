import { ApiError } from '@sanchay/api-client';
import type { ContactKind } from '@sanchay/contracts';
import { usePageTitle, useWrite } from '@sanchay/remote-kit';
import { Button, LinkButton, Notice, Stack, Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useState } from 'react';
import { Entrance } from '../sign-in/Entrance.tsx';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../messages.ts';

/** The secret of the link, which stands after the # so that no server sees it. */
const secretOfLink = (): string => globalThis.location.hash.slice(1);

/** `/forgot-password/cancel`: cancels a change of e-mail or mobile that another party requested. */
export function CancelChange() {
  const { t } = useMessages(MESSAGES);
  const [token] = useState(secretOfLink);
  const [cancelled, setCancelled] = useState<ContactKind | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const cancel = useWrite('cancelContactChange');
  usePageTitle(t('cancelChange.title'));
  const readable = /^[\w-]{20,100}$/.test(token);

  async function send(): Promise<void> {
    setProblem(null);
    try {
      setCancelled((await cancel.mutateAsync({ body: { token } })).data.kind);
    } catch (error) {
      setProblem(ApiError.from(error));
    }
  }

  return (
    <Entrance title={t('cancelChange.title')} lead={t('cancelChange.lead')}>
      {cancelled ? (
        <Stack gap={4}>
          <Notice tone="success" live>
            {t(`cancelChange.done.${cancelled}`)}
          </Notice>
          <Text>{t('cancelChange.next')}</Text>
          <LinkButton href="/forgot-password">{t('cancelChange.password')}</LinkButton>
        </Stack>
      ) : (
        <Stack gap={4}>
          {!readable && <Notice tone="error">{t('cancelChange.broken')}</Notice>}
          <ProblemNotice error={problem} />
          {readable && (
            <Button full busy={cancel.isPending} onClick={() => void send()}>
              {t('cancelChange.cancel')}
            </Button>
          )}
        </Stack>
      )}
    </Entrance>
  );
}
