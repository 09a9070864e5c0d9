import { useMessages } from '@sanchay/i18n';
import { ActionBar, Button, Heading, Stack, Steps, Text } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { SALE_MESSAGES } from '../messages.ts';
import type { SaleFlow } from './useSaleFlow.ts';

interface QuestionFrameProps {
  flow: SaleFlow;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Label of the button; defaults to "Next". */
  next?: string;
  busy?: boolean;
  onNext: () => void;
}

/** One question on a screen: how far it is, the question, the answer, and the way on and back. */
export function QuestionFrame({ flow, title, lead, children, next, busy, onNext }: QuestionFrameProps) {
  const { t } = useMessages(SALE_MESSAGES);
  const current = flow.questions.indexOf(flow.question);
  return (
    <Stack gap={5}>
      <Steps
        label={t('sale.progress')}
        steps={flow.questions.map((question) => t(`question.${question}`))}
        current={current}
      />
      <Stack gap={2}>
        <Heading level={2}>{title}</Heading>
        {lead && <Text>{lead}</Text>}
      </Stack>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onNext();
        }}
      >
        <Stack gap={5}>
          {children}
          <ActionBar label={title}>
            <Button type="submit" busy={busy}>
              {next ?? t('sale.next')}
            </Button>
            {current > 0 && (
              <Button type="button" variant="quiet" onClick={flow.back}>
                {t('sale.back')}
              </Button>
            )}
          </ActionBar>
        </Stack>
      </form>
    </Stack>
  );
}
