import { useFormat, useMessages } from '@sanchay/i18n';
import { Button, CheckField, Disclosure, Stack, Text } from '@sanchay/ui';
import { memo, useState } from 'react';
import { MESSAGES } from '../messages.ts';
import type { Choice, ListQuery } from './listQuery.ts';
import type { Facet } from './useFacets.ts';
import { LIST_FORM, WithCode, WithoutCode } from './withoutCode.ts';

const SHOWN = 8;

export interface FilterGroupProps {
  /** Its parameter in the address. */
  name: Choice;
  label: string;
  facet: Facet;
  chosen: readonly string[];
  messageOf: (value: string) => string;
  onChange: (change: Partial<ListQuery>) => void;
  open?: boolean;
}

/** One filter: its values with how many funds each would give. It is drawn again when one of these is another. */
export const FilterGroup = memo(Group, isSame);

function isSame(before: FilterGroupProps, now: FilterGroupProps): boolean {
  return (
    before.label === now.label &&
    before.facet === now.facet &&
    before.messageOf === now.messageOf &&
    before.onChange === now.onChange &&
    String(before.chosen) === String(now.chosen)
  );
}

function Group({ name, label, facet, chosen, messageOf, onChange, open = false }: FilterGroupProps) {
  const { t } = useMessages(MESSAGES);
  const { number } = useFormat();
  const [all, setAll] = useState(false);
  const isShown = (value: string, index: number) => all || index < SHOWN || chosen.includes(value);
  const hidden = facet.filter(({ value }, index) => !isShown(value, index));
  const toggle = (value: string, on: boolean) =>
    onChange({ [name]: on ? [...chosen, value] : chosen.filter((other) => other !== value) });
  return (
    <Disclosure
      summary={chosen.length > 0 ? `${label} (${chosen.length})` : label}
      open={open || chosen.length > 0}
    >
      <Stack gap={1} role="group" aria-label={label}>
        {facet.map(({ value, count }, index) => {
          const Place = isShown(value, index) ? 'div' : WithoutCode;
          return (
            <Place key={value}>
              <CheckField
                name={name}
                value={value}
                form={LIST_FORM}
                checked={chosen.includes(value)}
                onChange={(on) => toggle(value, on)}
                label={
                  <>
                    {messageOf(value)}{' '}
                    <Text as="span" size="label">
                      {number(count)}
                    </Text>
                  </>
                }
              />
            </Place>
          );
        })}
        {hidden.length > 0 && (
          <WithCode>
            <Button variant="quiet" size="small" onClick={() => setAll(true)}>
              {t('list.showAll', { count: facet.length })}
            </Button>
          </WithCode>
        )}
      </Stack>
    </Disclosure>
  );
}
