import { useMessages } from '@sanchay/i18n';
import { Button, Disclosure, SelectField, useMediaQuery } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import type { ReactNode } from 'react';
import { choices, type Settings } from '../settings.ts';
import { MESSAGES } from '../workbenchMessages.ts';

const Bar = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  h1 {
    margin: 0;
    font-size: 20px;
  }
`;
const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: var(--space-2) var(--space-3);
`;

interface ToolbarProps {
  name: string;
  settings: Settings;
  choose(change: Partial<Settings>): void;
  reload(): void;
  /** The route box. */
  children: ReactNode;
}

/** All that can be chosen, folded away where there is little room. */
export function Toolbar({ name, settings, choose, reload, children }: ToolbarProps) {
  const { t } = useMessages(MESSAGES);
  const wide = useMediaQuery('(min-width: 1024px)');
  const fields = (
    <Choices>
      {(Object.keys(choices) as (keyof Settings)[]).map((choice) => (
        <SelectField
          key={choice}
          label={t(`${choice}.label`)}
          value={settings[choice]}
          options={choices[choice].map((value) => ({ value, label: t(`${choice}.${value}`) }))}
          onChange={(value) => choose({ [choice]: value })}
        />
      ))}
    </Choices>
  );
  return (
    <Bar>
      <Top>
        <h1>{name}</h1>
        {children}
        <Button variant="secondary" size="small" guardMs={0} onClick={reload}>
          {t('reload')}
        </Button>
      </Top>
      {wide ? fields : <Disclosure summary={t('choices')}>{fields}</Disclosure>}
    </Bar>
  );
}
