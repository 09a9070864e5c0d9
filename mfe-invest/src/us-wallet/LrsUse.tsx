import type { UsAccount } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import { Progress, Stack, Text } from '@sanchay/ui';
import { US_MESSAGES } from '../messages.ts';
import { useDollars } from './useDollars.ts';

interface LrsUseProps {
  lrs: UsAccount['lrs'];
  /** Rules that are named below; that of the limit unless stated. */
  ruleIds?: readonly string[];
}

/** How much of the LRS limit of the financial year is used. */
export function LrsUse({ lrs, ruleIds = [lrs.rule_id] }: LrsUseProps) {
  const { t } = useMessages(US_MESSAGES);
  const { dollars } = useDollars();
  return (
    <Stack gap={1}>
      <Progress
        label={t('lrs.used', { year: lrs.financial_year })}
        detail={t('lrs.of', { used: dollars(lrs.used), limit: dollars(lrs.limit) })}
        value={Math.min(lrs.used, lrs.limit)}
        max={lrs.limit}
      />
      <Text size="label">
        {t('lrs.left', { left: dollars(lrs.left) })} <RuleSource ids={ruleIds} />
      </Text>
    </Stack>
  );
}
