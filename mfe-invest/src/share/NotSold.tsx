import { useMessages } from '@sanchay/i18n';
import { ActionBar, Card, LinkButton, Stack, Text } from '@sanchay/ui';
import type { ComponentProps } from 'react';
import { WatchButton } from '../watch/WatchButton.tsx';
import { INSTRUMENT_MESSAGES } from '../messages.ts';

type Watched = ComponentProps<typeof WatchButton>;

interface NotSoldProps extends Pick<Watched, 'id' | 'name'> {
  kind: 'stock' | 'us_stock';
  /** What can be done instead. */
  instead: string;
}

/** States that an instrument cannot be bought on Sanchay, and offers alternatives; its actions are a bar on phones. */
export function NotSold({ kind, id, name, instead }: NotSoldProps) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  return (
    <Card raised title={t(`notSold.${kind}`)}>
      <Stack gap={4}>
        <Text>{t(`notSold.${kind}.text`, { name })}</Text>
        <ActionBar label={t('notSold.actions', { name })} desktop="column">
          <LinkButton href={instead} variant="secondary">
            {t(`notSold.${kind}.instead`)}
          </LinkButton>
          <WatchButton kind={kind} id={id} name={name} look="wide" />
        </ActionBar>
      </Stack>
    </Card>
  );
}
