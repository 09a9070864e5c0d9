import type { CompletionAdvice } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { LinkButton, Notice, Stack } from '@sanchay/ui';
import { usePlatform } from '../remote/Platform.tsx';

export interface CompletionAdviceViewProps {
  advice: CompletionAdvice;
  /** The path of this page, which is no way on. */
  here: string;
}

/** Why an account is not ready, and what can be done about it. */
export function CompletionAdviceView({ advice, here }: CompletionAdviceViewProps) {
  const { t } = useMessages();
  const { config } = usePlatform();
  if (advice.reason === 'ready') return null;
  const actions = advice.actions.filter(({ path }) => path !== here);
  return (
    <Stack gap={3}>
      <Notice tone={toneOf(advice)} title={t(`completion.reason.${advice.reason}.title`)}>
        {t(`completion.reason.${advice.reason}.text`, { email: config.contact.help })}
      </Notice>
      {actions.map(({ action, path }, index) => (
        <LinkButton key={action} href={path} full variant={index === 0 ? 'primary' : 'secondary'}>
          {t(`completion.action.${action}`)}
        </LinkButton>
      ))}
    </Stack>
  );
}

const REJECTED: readonly CompletionAdvice['reason'][] = [
  'details_differ',
  'form_sent_back',
  'signature_rejected',
  'form_rejected',
];

function toneOf({ reason }: CompletionAdvice): 'warn' | 'info' {
  return REJECTED.includes(reason) ? 'warn' : 'info';
}
