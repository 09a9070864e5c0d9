import { useFormat, useWords } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Card, CheckIcon, LinkButton, Row, SkeletonLine, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { Answer } from '../read/Answer.tsx';
import { WORDS } from '../words.ts';
import { tasksOf } from './tasks.ts';

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: var(--space-4);
  }
  & > li > a {
    flex: none;
  }
  & > li:first-of-type {
    padding-top: 0;
  }
  & > li:last-of-type {
    padding-bottom: 0;
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
`;

/** What waits for the person, each with the button that does it. */
export function NeedsYou() {
  const { t } = useWords(WORDS);
  const format = useFormat();
  const money = (amount: number) =>
    Number.isInteger(amount) ? format.rupees(amount) : format.rupees(amount, { decimals: 2 });
  const cart = useCall('cart', {});
  const chargebacks = useCall('chargebacks', {});
  const paymentId = cart.data?.data.payment_id ?? null;
  const payment = useCall('payment', { params: { id: paymentId ?? '' } }, { enabled: paymentId !== null });
  return (
    <Card title={t('tasks.title')}>
      <Answer of={cart} compact skeleton={<SkeletonLine height={44} />}>
        {({ data }) => {
          const tasks = tasksOf({
            cart: data,
            payment: payment.data?.data,
            due: chargebacks.data?.data.outstanding,
          });
          if (tasks.length === 0) {
            return (
              <Row gap={2} wrap={false}>
                <CheckIcon />
                <Text size="small">{t('tasks.none')}</Text>
              </Row>
            );
          }
          return (
            <List>
              {tasks.map(({ kind, href, amount, count }, index) => (
                <li key={kind}>
                  <div>
                    <Text strong>{t(`task.${kind}.title`, { count, amount: money(amount) })}</Text>
                    <Text size="label">{t(`task.${kind}.text`, { count, amount: money(amount) })}</Text>
                  </div>
                  <LinkButton href={href} size="small" variant={index === 0 ? 'primary' : 'secondary'}>
                    {t(`task.${kind}.action`)}
                  </LinkButton>
                </li>
              ))}
            </List>
          );
        }}
      </Answer>
    </Card>
  );
}
