import { useMessages } from '@sanchay/i18n';
import { Heading, LinkButton, Page, Stack, Text } from '@sanchay/ui';
import { useEffect, type MouseEvent } from 'react';

interface Props {
  /** The place of the remotes, which gives way. */
  slot: HTMLElement | null;
  /** Loads the start page anew: what broke is not reused. */
  goHome?: () => void;
}

/** The page for a break of the shell itself (specification, section 2). */
export function CrashPage({ slot, goHome = () => globalThis.location.assign('/') }: Props) {
  const { t } = useMessages();
  useEffect(() => {
    if (!slot) return;
    slot.hidden = true;
    return () => void (slot.hidden = false);
  }, [slot]);
  const home = (event: MouseEvent) => {
    event.preventDefault();
    goHome();
  };
  return (
    <Page width="text">
      <Stack gap={4} align="start">
        <Text tone="ink-3">500</Text>
        <Heading level={1}>{t('page500.title')}</Heading>
        <Text role="alert">{t('page500.text')}</Text>
        <Text>{t('error.safe')}</Text>
        <LinkButton href="/" onClick={home}>
          {t('action.home')}
        </LinkButton>
      </Stack>
    </Page>
  );
}
