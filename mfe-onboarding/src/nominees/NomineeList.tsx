import type { NomineeDraft } from '@sanchay/contracts';
import { equalShares, mostNominees, publishedRules, sharesTotal } from '@sanchay/finance';
import { useMessages } from '@sanchay/i18n';
import { Button, Heading, Row, Stack, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { NomineeFields } from './NomineeFields.tsx';

export interface NomineeListProps {
  nominees: readonly NomineeDraft[];
  today: string;
  /** What is wrong with a field of the list: `0.name`, `shares`. */
  error: (field: string) => string | undefined;
  onChange: (nominees: NomineeDraft[]) => void;
}

/** The nominees one under the other, their shares together, and the buttons for more and fewer. */
export function NomineeList({ nominees, today, error, onChange }: NomineeListProps) {
  const { t } = useMessages(MESSAGES);
  const lines = nominees.length > 0 ? nominees : [{ share: '100.00' }];
  const shared = (list: readonly NomineeDraft[]): NomineeDraft[] => {
    const shares = equalShares(list.length);
    return list.map((nominee, index) => ({ ...nominee, share: shares[index] }));
  };
  const total = sharesTotal(lines);
  const list = error('nominees') ?? error('shares');
  return (
    <Stack gap={5}>
      {lines.map((nominee, index) => (
        <Stack gap={4} key={index}>
          <Row justify="between">
            <Heading level={3}>{t('nominee.number', { number: index + 1 })}</Heading>
            {lines.length > 1 && (
              <Button
                variant="quiet"
                size="small"
                aria-label={t('nominee.removeNumber', { number: index + 1 })}
                onClick={() => onChange(shared(lines.filter((_, at) => at !== index)))}
              >
                {t('nominee.remove')}
              </Button>
            )}
          </Row>
          <NomineeFields
            nominee={nominee}
            today={today}
            error={(field) => error(`${index}.${field}`)}
            onChange={(change) =>
              onChange(lines.map((line, at) => (at === index ? { ...line, ...change } : line)))
            }
          />
        </Stack>
      ))}
      <Row justify="between">
        <Text size="small" tone={total === '100.00' ? 'ink-2' : 'loss'} role="status">
          {t('nominee.total', { total })}
        </Text>
        {lines.length < mostNominees(today, publishedRules) && (
          <Button variant="secondary" size="small" onClick={() => onChange(shared([...lines, {}]))}>
            {t('nominee.add')}
          </Button>
        )}
      </Row>
      {list && (
        <Text size="label" tone="loss" role="alert">
          {list}
        </Text>
      )}
    </Stack>
  );
}
