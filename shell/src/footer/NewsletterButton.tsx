import { useMessages } from '@sanchay/i18n';
import { Button } from '@sanchay/ui';
import type { FormEvent } from 'react';
import { NEWSLETTER_PAGE, pageOverlay } from '../kit/overlayState.ts';

/** Opens the newsletter; pressed before the page's code is there, it loads the page with the newsletter open. */
export function NewsletterButton() {
  const { t } = useMessages();
  const open = (event: FormEvent) => {
    event.preventDefault();
    pageOverlay.show('newsletter');
  };
  return (
    <form method="get" onSubmit={open}>
      <input type="hidden" name="p" value={NEWSLETTER_PAGE} />
      <Button type="submit" variant="secondary">
        {t('newsletter.button')}
      </Button>
    </form>
  );
}
