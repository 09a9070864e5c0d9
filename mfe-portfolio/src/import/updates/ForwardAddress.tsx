import { useMessages } from '@sanchay/i18n';
import { OwnerOnly, useWrite } from '@sanchay/remote-kit';
import { Button, Dialog, Disclosure, Notice, Row, showToast, Stack, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useState } from 'react';
import { MESSAGES } from '../../messages.ts';

const Address = styled.code`
  overflow-wrap: anywhere;
  color: var(--ink);
  font: inherit;
`;

/** The private address to which statements are forwarded, copied or replaced. */
export function ForwardAddress({ address }: { address: string }) {
  const { t } = useMessages(MESSAGES);
  const [replacing, setReplacing] = useState(false);
  const copy = (): void =>
    void navigator.clipboard.writeText(address).then(
      () => showToast({ tone: 'success', message: t('updates.copied') }),
      () => showToast({ tone: 'error', message: t('updates.notCopied') }),
    );
  return (
    <OwnerOnly quiet>
      <Disclosure summary={t('updates.forward')}>
        <Stack gap={3}>
          <Text size="small">{t('updates.forwardWhat')}</Text>
          <Address>{address}</Address>
          <Row wrap gap={3}>
            <Button size="small" variant="secondary" onClick={copy}>
              {t('updates.copy')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setReplacing(true)}>
              {t('updates.replace')}
            </Button>
          </Row>
        </Stack>
      </Disclosure>
      {replacing && <ReplaceDialog onClose={() => setReplacing(false)} />}
    </OwnerOnly>
  );
}

function ReplaceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages(MESSAGES);
  const renew = useWrite('renewStatementAddress', ['statementUpdates']);
  const submit = (): void =>
    void renew.mutateAsync({}).then(
      () => {
        showToast({ message: t('updates.replaced') });
        onClose();
      },
      () => undefined,
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('updates.replaceTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button busy={renew.isPending} onClick={submit}>
            {t('updates.replace')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{t('updates.replaceWhat')}</Text>
        {renew.error && (
          <Notice tone="error" live>
            {renew.error.message}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
