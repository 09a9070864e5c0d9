import type { RiskProfile } from '@sanchay/contracts';
import { Card, Notice, Riskometer, Row, Stack, Text } from '@sanchay/ui';
import { useFormat, useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';

/** Key of the text that explains what a label means for investing. */
const meaning = (label: RiskProfile['label']) =>
  `risk.meaning.${label
    .replace(/ Risk$/, '')
    .replaceAll(' ', '_')
    .toLowerCase()}`;

/** A result with its dial, its day, and what it means. */
export function RiskResult({ result, live = false }: { result: RiskProfile; live?: boolean }) {
  const { t } = useMessages(MESSAGES);
  const { date } = useFormat();
  return (
    <Stack gap={4}>
      {live && (
        <Notice tone="success" title={t('risk.done')} live>
          {t('risk.doneText')}
        </Notice>
      )}
      <Card raised>
        <Row gap={6}>
          <Riskometer rating={result.label} size={148} />
          <Stack gap={2}>
            <Text strong>{t('risk.score', { score: result.score })}</Text>
            <Text>{t(meaning(result.label))}</Text>
            <Text size="small">{t('risk.taken', { day: date(result.taken_at) })}</Text>
          </Stack>
        </Row>
      </Card>
    </Stack>
  );
}
