import { fundTitle } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Button, LinkButton, Monogram, Row, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { MESSAGES } from '../messages.ts';
import { comparePath } from './comparePath.ts';
import { clearChosen, useChosen } from './tray.ts';

const Bar = styled.section`
  position: sticky;
  bottom: calc(var(--tabs-height, 0px) + 12px);
  z-index: 5;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow-float);
`;

const Funds = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
`;

/** The funds chosen for a comparison, with the way to it. Nothing while none is. */
export function CompareTray() {
  const { t } = useMessages(MESSAGES);
  const chosen = useChosen();
  if (chosen.length === 0) return null;
  return (
    <Bar aria-label={t('compare.tray')}>
      <Row justify="between">
        <Funds>
          {chosen.map(({ code, name }) => (
            <li key={code}>
              <Monogram kind="fund" name={name} size={24} />
              <Text as="span" size="small">
                {fundTitle(name)}
              </Text>
            </li>
          ))}
        </Funds>
        <Row gap={2}>
          <Button variant="quiet" size="small" onClick={clearChosen}>
            {t('compare.clear')}
          </Button>
          {chosen.length > 1 ? (
            <LinkButton size="small" href={comparePath(chosen.map(({ code }) => code))}>
              {t('compare.go', { count: chosen.length })}
            </LinkButton>
          ) : (
            <Text size="label">{t('compare.oneMore')}</Text>
          )}
        </Row>
      </Row>
    </Bar>
  );
}
