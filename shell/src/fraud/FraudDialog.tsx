import { useMessages } from '@sanchay/i18n';
import { Button, Dialog, Stack, Text, TextLink } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useShell } from '../kit/shellContext.ts';

const Rules = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding-inline-start: 20px;
  list-style: disc;
  color: var(--ink-2);
  li::marker {
    color: var(--accent);
  }
`;

/** What Sanchay never requests, and whom to notify. */
export function FraudDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages();
  const { config } = useShell();
  const { help } = config.contact;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('fraud.title')}
      actions={<Button onClick={onClose}>{t('fraud.okay')}</Button>}
    >
      <Stack gap={4}>
        <Rules>
          {['secrets', 'transfers', 'promises', 'apps'].map((rule) => (
            <li key={rule}>{t(`fraud.${rule}`)}</li>
          ))}
        </Rules>
        <Text size="small">
          {t('fraud.tell')} <TextLink href={`mailto:${help}`}>{help}</TextLink>
        </Text>
      </Stack>
    </Dialog>
  );
}
