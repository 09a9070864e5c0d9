import { healthCoverBasis } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Halves, LinkButton, Slider, Stack } from '@sanchay/ui';
import { quotesAddress } from '../quotes/quoteAnswers.ts';
import { MESSAGES } from '../messages.ts';
import { healthGap } from './coverGap.ts';
import { FamilyQuestions } from './FamilyQuestions.tsx';
import type { Family } from './healthAnswers.ts';
import { HELD_HEALTH_RANGE } from './needAnswers.ts';
import { NeedResult } from './NeedResult.tsx';

interface Props {
  family: Family;
  held: number;
  onChange(change: { family?: Family; held?: number }): void;
}

/** How much health cover a family needs, and the way to what it costs. */
export function HealthNeed({ family, held, onChange }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const result = healthGap(family, held);
  const { base, perFurtherAdultPct, perChildPct, ageLoads } = healthCoverBasis;
  const [sixty, fortyFive] = ageLoads;
  const { min, max, step } = HELD_HEALTH_RANGE;
  return (
    <Halves>
      <Card title={t('health.title')}>
        <Stack gap={6}>
          <FamilyQuestions family={family} onChange={(next) => onChange({ family: next })} />
          <Slider
            money
            name="held"
            label={t('health.held')}
            hint={t('health.held.hint')}
            value={held}
            onChange={(next) => onChange({ held: next })}
            min={min}
            max={max}
            step={step}
          />
        </Stack>
      </Card>
      <NeedResult
        result={result}
        basis={t('health.basis', {
          metro: format.compact(base[1]),
          city: format.compact(base[2]),
          town: format.compact(base[3]),
          adult: perFurtherAdultPct,
          child: perChildPct,
          younger: fortyFive.from,
          youngerPct: fortyFive.pct,
          elder: sixty.from,
          elderPct: sixty.pct,
        })}
        next={
          <LinkButton href={quotesAddress(family, result.gap || result.need)} full>
            {t('health.seeQuotes')}
          </LinkButton>
        }
      />
    </Halves>
  );
}
