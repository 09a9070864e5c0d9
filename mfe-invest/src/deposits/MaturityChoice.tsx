import { MATURITY_INSTRUCTIONS, type Deposit, type MaturityInstruction } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { Card, ChoiceField, Stack } from '@sanchay/ui';
import { DEPOSIT_MESSAGES } from '../messages.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';

/** What happens at maturity; a choice is stored at once. */
export function MaturityChoice({ deposit }: { deposit: Deposit }) {
  const { t } = useMessages(DEPOSIT_MESSAGES);
  const set = useWrite('setDepositInstruction', ['deposit']);
  return (
    <Card>
      <Stack gap={3}>
        <ChoiceField
          label={t('book.maturity')}
          value={deposit.maturity_instruction}
          disabled={set.isPending}
          onChange={(value) =>
            set.mutate({
              params: { id: deposit.id },
              body: { maturity_instruction: value as MaturityInstruction },
            })
          }
          options={MATURITY_INSTRUCTIONS.map((value) => ({
            value,
            label: t(`instruction.${value}`),
            hint: t(`instruction.${value}.hint`),
          }))}
        />
        <WriteProblem error={set.error} />
      </Stack>
    </Card>
  );
}
