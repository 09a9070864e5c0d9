import { useMessages } from '@sanchay/i18n';
import { SegmentedControl, Slider, Stack } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { AGE_RANGE, CITIES, MOST_CHILDREN, type Family } from './healthAnswers.ts';

interface Props {
  family: Family;
  /** The server's message about the ages. */
  error?: string;
  onChange(family: Family): void;
}

const SECOND_ADULT_AGE = 32;

/** Who is to be covered, and where they live. */
export function FamilyQuestions({ family, error, onChange }: Props) {
  const { t } = useMessages(MESSAGES);
  const { ages, children, city } = family;
  const [first = AGE_RANGE.min, second] = ages;
  const years = { unit: t('life.unit.years'), min: AGE_RANGE.min, max: AGE_RANGE.max };
  return (
    <Stack gap={6}>
      <SegmentedControl
        hideLabel={false}
        label={t('family.adults')}
        options={[
          { value: '1', label: t('family.one') },
          { value: '2', label: t('family.two') },
        ]}
        value={String(ages.length)}
        onChange={(count) =>
          onChange({ ...family, ages: count === '2' ? [first, SECOND_ADULT_AGE] : [first] })
        }
      />
      <Slider
        {...years}
        name="age"
        label={t(second === undefined ? 'family.age' : 'family.firstAge')}
        error={error}
        value={first}
        onChange={(age) => onChange({ ...family, ages: second === undefined ? [age] : [age, second] })}
      />
      {second !== undefined && (
        <Slider
          {...years}
          name="second-age"
          label={t('family.secondAge')}
          value={second}
          onChange={(age) => onChange({ ...family, ages: [first, age] })}
        />
      )}
      <SegmentedControl
        hideLabel={false}
        label={t('family.children')}
        options={Array.from({ length: MOST_CHILDREN + 1 }, (_, count) => ({
          value: String(count),
          label: String(count),
        }))}
        value={String(children)}
        onChange={(count) => onChange({ ...family, children: Number(count) })}
      />
      <SegmentedControl
        hideLabel={false}
        label={t('family.city')}
        options={CITIES.map((value) => ({ value, label: t(`family.city.${value}`) }))}
        value={city}
        onChange={(value) => onChange({ ...family, city: value })}
      />
    </Stack>
  );
}
