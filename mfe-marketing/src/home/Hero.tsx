import { usePlatform, useSession } from '@sanchay/remote-kit';
import { Heading, LinkButton, Row, Stack, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';
import { Band } from './Band.tsx';
import { GrowthCard } from './GrowthCard.tsx';

const Halves = styled.div`
  display: grid;
  gap: var(--space-8);
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    gap: var(--space-12);
    /* About as high as the card beside the words, which else would move when it arrives a moment after them. */
    min-height: 680px;
  }
`;

/** The promise, the two ways on, and the calculator card beside them. */
export function Hero() {
  const { t } = useMessages(MESSAGES);
  const { config } = usePlatform();
  const { loggedIn } = useSession();
  return (
    <Band>
      <Halves>
        <Stack gap={6}>
          <Heading level={1} size="hero">
            {t('home.title')}
          </Heading>
          <Text size="lead">{t('home.lead')}</Text>
          <Row>
            <LinkButton href={loggedIn ? '/mutual-funds' : '/signup'}>{t('home.start')}</LinkButton>
            <LinkButton href="#direct-saves" variant="secondary">
              {t('home.seeSaving')}
            </LinkButton>
          </Row>
          <Text size="label">
            {t('home.finePrint')}
            {config.sandbox && ` · ${t('home.finePrintSandbox')}`}
          </Text>
        </Stack>
        <GrowthCard />
      </Halves>
    </Band>
  );
}
