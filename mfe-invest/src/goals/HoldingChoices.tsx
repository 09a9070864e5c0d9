import { fundTitle, type CallReply, type GoalHolding } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { CheckField, Notice, Stack, Text } from '@sanchay/ui';
import { GOAL_MESSAGES } from '../messages.ts';
import { holdingKey } from './goalForm.ts';

interface Props {
  assets: CallReply<'goalAssets'>['data'];
  chosen: readonly GoalHolding[];
  /** The saved goal that is changed; absent for a new one. */
  goalId?: string;
  onChange: (chosen: GoalHolding[]) => void;
  error: string | undefined;
}

/** The holdings of the account, to be assigned to a goal; those of another goal cannot be chosen. */
export function HoldingChoices({ assets, chosen, goalId, onChange, error }: Props) {
  const { t } = useMessages(GOAL_MESSAGES);
  const { rupees } = useFormat();
  const keys = new Set(chosen.map(holdingKey));
  const toggle = ({ source, asset, id }: GoalHolding, on: boolean): void => {
    const rest = chosen.filter((one) => holdingKey(one) !== holdingKey({ source, asset, id }));
    onChange(on ? [...rest, { source, asset, id }] : rest);
  };
  return (
    <Stack gap={2} as="fieldset">
      <Text as="legend">{t('form.holdings')}</Text>
      <Text size="small">{assets.length === 0 ? t('form.noHoldings') : t('form.holdingsHint')}</Text>
      {assets.map((one) => {
        const taken = one.goal !== null && one.goal.id !== goalId;
        return (
          <CheckField
            key={holdingKey(one)}
            label={`${fundTitle(one.name)} · ${rupees(one.value)}`}
            hint={taken ? t('form.taken', { goal: one.goal!.name }) : undefined}
            disabled={taken}
            checked={keys.has(holdingKey(one))}
            onChange={(on) => toggle(one, on)}
          />
        );
      })}
      {error && (
        <Notice tone="error" live>
          {error}
        </Notice>
      )}
    </Stack>
  );
}
