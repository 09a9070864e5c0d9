import { useMessages } from '@sanchay/i18n';
import { isEmail, plainText } from '@sanchay/finance';
import { Button, Dialog, Stack, Text, TextField } from '@sanchay/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { pageSubscriptions } from './pageSubscriptions.ts';

const FORM = 'newsletter-form';

/**
 * The newsletter (specification, sections 4 and 5): an address is required; the thanks are shown at once and
 * regardless of the API's response, because an address that was not stored waits in a queue. Closing unmounts this
 * component and discards the typed text.
 */
export function NewsletterDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [thanked, setThanked] = useState(false);
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (thanked) thanks.current?.focus();
  }, [thanked]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = plainText(email);
    if (!isEmail(address)) {
      setError(t(address === '' ? 'newsletter.empty' : 'newsletter.wrong'));
      document.getElementById('newsletter-email')?.focus();
      return;
    }
    void pageSubscriptions().add(address);
    setThanked(true);
  };

  if (thanked) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('newsletter.thanks')}
        actions={
          // Another button than the one before: what keeps that one from a second press is not for this one.
          <Button key="done" onClick={onClose}>
            {t('action.done')}
          </Button>
        }
      >
        <div ref={thanks} tabIndex={-1} role="status">
          <Text>{t('newsletter.thanksText')}</Text>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('newsletter.title')}
      actions={
        <Button type="submit" form={FORM} guardMs={0}>
          {t('newsletter.subscribe')}
        </Button>
      }
    >
      <form id={FORM} noValidate onSubmit={submit}>
        <Stack gap={4}>
          <Text>{t('newsletter.lead')}</Text>
          <TextField
            id="newsletter-email"
            label={t('newsletter.email')}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            maxLength={254}
            required
            value={email}
            onChange={(value) => {
              setEmail(value);
              setError(null);
            }}
            {...(error !== null && { error })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
