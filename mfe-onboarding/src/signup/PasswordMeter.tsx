import { CheckIcon, Stack, Text, VisuallyHidden } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';
import type { PasswordVerdict } from './passwordRules.ts';

const BARS: Record<NonNullable<PasswordVerdict['strength']>, number> = {
  weak: 1,
  fair: 2,
  good: 3,
  strong: 4,
};

const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 4px;
  & > span {
    height: 4px;
    border-radius: 2px;
    background: var(--line);
  }
  & > [data-on] {
    background: var(--accent);
  }
  @media (forced-colors: active) {
    & > span {
      border: 1px solid CanvasText;
    }
    & > [data-on] {
      background: Highlight;
    }
  }
`;

const Rules = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    gap: var(--space-2);
    font-size: var(--text-label);
    color: var(--ink-3);
  }
  & > li[data-kept] {
    color: var(--gain);
  }
  & svg,
  & i {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 3px;
  }
  & i::before {
    content: '';
    display: block;
    width: 6px;
    height: 6px;
    margin: 5px;
    border-radius: 50%;
    background: var(--line-strong);
  }
`;

/** The rules of a password, which of them it keeps, and how hard it is to guess, while it is typed. */
export function PasswordMeter({ verdict: { rules, strength } }: { verdict: PasswordVerdict }) {
  const { t } = useMessages(MESSAGES);
  const on = strength ? BARS[strength] : 0;
  return (
    <Stack gap={2}>
      <Bars aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} data-on={bar <= on ? '' : undefined} />
        ))}
      </Bars>
      <Text size="label" aria-live="polite">
        {t(strength ? `password.${strength}` : 'password.strength')}
      </Text>
      <Rules>
        {rules.map(({ id, kept }) => (
          <li key={id} data-kept={kept ? '' : undefined}>
            {kept ? <CheckIcon size={16} /> : <i aria-hidden="true" />}
            <span>
              {t(`password.rule.${id}`)}
              {kept && <VisuallyHidden>: {t('password.kept')}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </Rules>
    </Stack>
  );
}
