import type { StepUp } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { MoneyField, NumberField, Row, SegmentedControl, SelectField, Stack } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

const USUAL: Record<StepUp['by'], number> = { percent: 10, rupees: 500 };

interface StepUpFieldsProps {
  value: StepUp | null;
  onChange: (value: StepUp | null) => void;
  /** Whether the limit, which may stay empty, has a text that is no amount. */
  onRefused: (isRefused: boolean) => void;
  error?: string | undefined;
}

/** Whether the instalment rises: by percent or rupees, how often, and up to what. */
export function StepUpFields({ value, onChange, onRefused, error }: StepUpFieldsProps) {
  const { t } = useMessages(MESSAGES);
  const kind = value?.by ?? 'none';
  function choose(by: 'none' | StepUp['by']): void {
    if (by === 'none') return onChange(null);
    onChange({ by, value: USUAL[by], every_months: value?.every_months ?? 12, cap: value?.cap ?? null });
  }
  return (
    <Stack gap={3}>
      <SegmentedControl
        label={t('rise.label')}
        hideLabel={false}
        value={kind}
        onChange={choose}
        options={[
          { value: 'none', label: t('rise.none') },
          { value: 'percent', label: t('rise.percent') },
          { value: 'rupees', label: t('rise.rupees') },
        ]}
      />
      {value && (
        <>
          <Row gap={3} align="end">
            {value.by === 'percent' ? (
              <NumberField
                label={t('rise.by')}
                value={value.value}
                onChange={(by) => onChange({ ...value, value: by ?? 0 })}
                decimals={1}
                suffix="%"
                error={error}
              />
            ) : (
              <MoneyField
                label={t('rise.by')}
                value={value.value}
                onChange={(by) => onChange({ ...value, value: by ?? 0 })}
                error={error}
              />
            )}
            <SelectField
              label={t('rise.every')}
              value={String(value.every_months)}
              onChange={(months) => onChange({ ...value, every_months: months === '6' ? 6 : 12 })}
              options={[
                { value: '12', label: t('rise.year') },
                { value: '6', label: t('rise.halfYear') },
              ]}
            />
          </Row>
          <MoneyField
            label={t('rise.cap')}
            value={value.cap}
            onChange={(cap) => onChange({ ...value, cap })}
            onRefused={onRefused}
            hint={t('rise.capHint')}
          />
        </>
      )}
    </Stack>
  );
}
