import { loginAddress } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { queryClient, QueryClientProvider } from '@sanchay/remote-kit/query';
import { Dialog, LinkButton, Stack, Text } from '@sanchay/ui';
import { useBusState } from '../kit/useBusState.ts';
import { withChat } from './chatAddress.ts';
import { Conversation } from './Conversation.tsx';
import { SUPPORT_MESSAGES } from './supportMessages.ts';

/** The support chat: a sheet on phones, a dialog on wide screens. Who is not signed in is led to the login and back. */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const { t } = useMessages(SUPPORT_MESSAGES);
  const session = useBusState('session/changed');
  if (session?.user) {
    return (
      <QueryClientProvider client={queryClient}>
        <Conversation key={session.user.id} userId={String(session.user.id)} onClose={onClose} />
      </QueryClientProvider>
    );
  }
  return (
    <Dialog open onClose={onClose} title={t('chat.title')}>
      <Stack gap={4}>
        <Text>{t('chat.signIn')}</Text>
        <LinkButton href={loginAddress(withChat(globalThis.location))}>{t('common:nav.logIn')}</LinkButton>
      </Stack>
    </Dialog>
  );
}
