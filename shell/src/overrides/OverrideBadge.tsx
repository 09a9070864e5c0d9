import { useMessages } from '@sanchay/i18n';
import { Button } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';

export const MESSAGES = 'overrides';

export const messageLoaders = {
  en: async () => ({ title: 'From this machine: {{names}}', reset: 'Reset' }),
  hi: async () => ({ title: 'इसी मशीन से: {{names}}', reset: 'हटाएँ' }),
};

const Corner = styled.aside`
  position: fixed;
  z-index: 60;
  bottom: calc(var(--foot-clear) + 12px);
  left: 12px;
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: calc(100vw - 24px);
  padding: 4px 4px 4px 14px;
  color: var(--warn);
  font-size: 15px;
  background: var(--warn-ground);
  border-radius: var(--radius-pill);
  box-shadow: var(--shadow-float);
`;

/** Shows that this tab uses a remote from the developer's machine, and ends that. */
export function OverrideBadge({ names, reset }: { names: readonly string[]; reset(): void }) {
  const { t } = useMessages(MESSAGES);
  return (
    <Corner>
      {t('title', { names: names.join(', ') })}
      <Button size="small" variant="secondary" onClick={reset}>
        {t('reset')}
      </Button>
    </Corner>
  );
}
