import { Grid, Heading, Stack, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';
import { Band } from './Band.tsx';

const STEPS = ['account', 'choose', 'follow'] as const;

const Steps = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Number = styled.span`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  background: var(--accent-soft);
  color: var(--accent);
  font-weight: 640;
  font-variant-numeric: tabular-nums;
`;

/** The way from here to units in a portfolio, in three steps. */
export function HowItWorks() {
  const { t } = useMessages(MESSAGES);
  return (
    <Band labelledBy="how">
      <Stack gap={6}>
        <Heading level={2} id="how">
          {t('how.title')}
        </Heading>
        <Grid as={Steps} min={260}>
          {STEPS.map((step, index) => (
            <Stack key={step} as="li" gap={3}>
              <Number aria-hidden="true">{index + 1}</Number>
              <Heading level={3}>{t(`how.${step}.title`)}</Heading>
              <Text>{t(`how.${step}.text`)}</Text>
            </Stack>
          ))}
        </Grid>
      </Stack>
    </Band>
  );
}
