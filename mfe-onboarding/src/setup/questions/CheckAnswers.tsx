import { useFormat, useMessages } from '@sanchay/i18n';
import { Button, DetailList, Stack, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { MESSAGES } from '../../messages.ts';
import type { SetupScreen } from '../screens.ts';
import type { Setup } from '../useSetup.ts';
import { answerMessages } from './answerMessages.ts';

// The words of the button end where the answer above them ends.
const Flush = styled.span`
  display: block;
  margin-inline-end: -16px;
`;

export interface CheckAnswersProps {
  setup: Setup;
  screen: SetupScreen;
  onEdit: (screen: SetupScreen) => void;
}

/** All answers of this step, each with a link back to its question. */
export function CheckAnswers({ setup, screen, onEdit }: CheckAnswersProps) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const asked = setup.screens.filter(({ ask }) => ask !== 'check' && ask !== 'finish' && ask !== 'signature');
  return (
    <Stack gap={4}>
      <Text size="small">{t(`ask.${screen.ask}.why`)}</Text>
      <DetailList
        items={asked.map((known) => ({
          term: t(`short.${known.ask}`),
          value: answerMessages(known, setup.answers[known.part], { t, format }),
          hint: (
            <Flush>
              <Button
                variant="quiet"
                size="small"
                aria-label={t('setup.editAnswer', { question: t(`short.${known.ask}`) })}
                onClick={() => onEdit(known)}
              >
                {t('action.edit')}
              </Button>
            </Flush>
          ),
        }))}
      />
    </Stack>
  );
}
