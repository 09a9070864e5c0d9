import type { CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import { Button, Card, Stack, Table, Text, type Column } from '@sanchay/ui';
import { SALE_MESSAGES } from '../messages.ts';

export type SaleChoice = CallReply<'saleChoices'>['data']['choices'][number];

interface Props {
  choices: readonly SaleChoice[];
  /** The folio that the order names. */
  folio: string;
  onFolio: (folio: string) => void;
}

/**
 * Folios, also of the family, that the same order would cost less from in tax and load, with the figures. Nothing
 * changes before another folio is chosen here.
 */
export function CheaperUnits({ choices, folio, onFolio }: Props) {
  const { t } = useMessages(SALE_MESSAGES);
  const { rupees } = useFormat();
  const chosen = choices.find((one) => one.is_open && one.folio_no === folio);
  const best = choices[0];
  if (!chosen || !best || best === chosen || best.partial || chosen.partial || best.cost >= chosen.cost)
    return null;
  const exact = (amount: number) => rupees(amount, { decimals: 2 });
  const isMine = best.is_open && best.folio_no !== null;
  const columns: Column<SaleChoice>[] = [
    {
      key: 'folio',
      head: t('cheaper.folio'),
      rowHead: true,
      cell: (one) =>
        placeOf(
          one,
          t('cheaper.member', { name: one.name }),
          t('folio.number', { number: one.folio_no ?? '' }),
        ),
    },
    { key: 'tax', head: t('cheaper.tax'), align: 'end', exact: true, cell: (one) => exact(one.tax) },
    {
      key: 'load',
      head: t('cheaper.load'),
      align: 'end',
      exact: true,
      cell: (one) => exact(one.exit_load + one.stt),
    },
    { key: 'cost', head: t('cheaper.cost'), align: 'end', exact: true, cell: (one) => exact(one.cost) },
  ];
  return (
    <Card title={t('cheaper.title', { amount: exact(chosen.cost - best.cost) })}>
      <Stack gap={3}>
        <Text size="small">{t(isMine ? 'cheaper.text' : 'cheaper.textFamily', { name: best.name })}</Text>
        <Table
          caption={t('cheaper.table')}
          hideCaption
          columns={columns}
          rows={choices.filter((one) => one === chosen || one === best)}
          rowKey={(one) => `${one.portfolio_id}:${one.folio_no}`}
        />
        <Text size="label">
          {t('cheaper.how')} <RuleSource ids={best.rule_ids} />
        </Text>
        {isMine && (
          <div>
            <Button size="small" variant="secondary" onClick={() => onFolio(best.folio_no!)}>
              {t('cheaper.use', { folio: best.folio_no! })}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

const placeOf = ({ folio_no, is_open }: SaleChoice, member: string, folio: string): string =>
  folio_no === null ? member : is_open ? folio : `${folio} · ${member}`;
