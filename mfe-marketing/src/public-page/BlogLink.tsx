import type { AppConfig } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { externalAddress, Text, TextLink } from '@sanchay/ui';
import { PAGE_MESSAGES } from '../messages.ts';

/** A link to the blog or one of its categories, in a tab of its own; nothing where the settings have none. */
export function BlogLink({ kind }: { kind: keyof AppConfig['blog'] }) {
  const { t } = useMessages(PAGE_MESSAGES);
  const { open, problem } = externalAddress(usePlatform().config.blog[kind]);
  if (open === null || problem !== null) return null;
  return (
    <Text size="small">
      <TextLink href={open} target="_blank" rel="noopener noreferrer">
        {t(`blog.${kind}`)}
      </TextLink>
    </Text>
  );
}
