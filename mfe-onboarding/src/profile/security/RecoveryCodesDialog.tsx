import { Button, CheckField, Dialog, Row, Stack, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useMessages } from '@sanchay/i18n';
import { useState } from 'react';
import { MESSAGES } from '../../messages.ts';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
  gap: var(--space-2) var(--space-4);
  margin: 0;
  padding: var(--space-4);
  list-style: none;
  border-radius: var(--radius-field);
  background: var(--sunk);
  font-family: ui-monospace, monospace;
  font-variant-numeric: tabular-nums;
  user-select: all;
`;

/** The recovery codes, shown only once. The dialog closes only when the user confirms having saved them. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useMessages(MESSAGES);
  const [kept, setKept] = useState(false);
  const [missing, setMissing] = useState(false);
  const [copied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }

  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={false}
      title={t('recovery.title')}
      actions={
        <Button guardMs={0} onClick={() => (kept ? onClose() : setMissing(true))}>
          {t('action.done')}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text>{t('recovery.lead')}</Text>
        <Codes aria-label={t('security.codes')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <Row>
          <Button variant="quiet" size="small" onClick={() => void copy()}>
            {t(copied ? 'recovery.copied' : 'recovery.copy')}
          </Button>
        </Row>
        <CheckField
          label={t('recovery.kept')}
          name="kept"
          checked={kept}
          onChange={(on) => {
            setKept(on);
            setMissing(false);
          }}
          error={missing ? t('recovery.keepFirst') : undefined}
        />
      </Stack>
    </Dialog>
  );
}
