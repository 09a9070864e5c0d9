import type { AppConfig } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { DetailList, TextLink } from '@sanchay/ui';
import { Narrow } from '../public-page/Section.tsx';
import { PAGE_MESSAGES } from '../messages.ts';

/** Where to write to, for what. */
export function Contacts({ kinds }: { kinds: readonly (keyof AppConfig['contact'])[] }) {
  const { t } = useMessages(PAGE_MESSAGES);
  const { contact } = usePlatform().config;
  return (
    <Narrow>
      <DetailList
        items={kinds.map((kind) => ({
          term: t(`contact.${kind}`),
          value: <TextLink href={`mailto:${contact[kind]}`}>{contact[kind]}</TextLink>,
        }))}
      />
    </Narrow>
  );
}
