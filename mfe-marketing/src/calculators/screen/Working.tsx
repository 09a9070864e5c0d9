import { Card, Heading, Stack, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useMessages } from '@sanchay/i18n';
import type { ReactNode } from 'react';
import { CALCULATOR_MESSAGES } from '../calculatorMessages.ts';

const Formula = styled.p`
  margin: 0;
  padding: var(--space-4);
  background: var(--sunk);
  border-radius: var(--radius-field);
  color: var(--ink);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export interface WorkingProps {
  formula: string;
  letters: string;
  example: string;
  /** More of the working, below the example. */
  children?: ReactNode;
}

/** The formula with its letters, and one example to check by hand. */
export function Working({ formula, letters, example, children }: WorkingProps) {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  return (
    <Card title={t('working.title')}>
      <Stack gap={4}>
        <Text>{t('working.lead')}</Text>
        <Formula>{formula}</Formula>
        <Text size="small">{letters}</Text>
        <Heading level={3}>{t('working.example')}</Heading>
        <Text>{example}</Text>
        {children}
      </Stack>
    </Card>
  );
}
