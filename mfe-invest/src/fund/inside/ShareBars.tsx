import { useFormat } from '@sanchay/i18n';
import { Figure, Heading, Monogram, Stack, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { ShareBar } from './ShareBar.tsx';

const Rows = styled.ul`
  display: grid;
  gap: var(--space-3);
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  & > :only-child {
    grid-column: 1 / -1;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-3);
  margin-bottom: 4px;
  font-size: var(--text-small);
  line-height: 1.35;
`;

export interface Part {
  name: string;
  /** After the name, quieter. */
  detail?: string;
  /** Percent of the fund's money. */
  weight: number;
}

interface ShareBarsProps {
  title: string;
  parts: readonly Part[];
  /** Each is a company, with its mark. */
  companies?: boolean;
  /** The bars are shares of the whole; else the longest is that of the largest. */
  ofWhole?: boolean;
  /** Below the bars. */
  rule?: string;
}

/** Parts of a fund's money as bars. Nothing where nothing is known. */
export function ShareBars({ title, parts, companies = false, ofWhole = false, rule }: ShareBarsProps) {
  const { percent } = useFormat();
  const most = ofWhole ? 100 : Math.max(...parts.map(({ weight }) => weight));
  if (parts.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={3} size="card">
        {title}
      </Heading>
      <Rows aria-label={title}>
        {parts.map(({ name, detail, weight }) => (
          <Line key={name}>
            {companies && <Monogram kind="company" name={name} />}
            <div>
              <Head>
                <span>
                  {name}
                  {detail && (
                    <Text size="label" as="span">
                      {' '}
                      · {detail}
                    </Text>
                  )}
                </span>
                <Figure>{percent(weight, { decimals: 1 })}</Figure>
              </Head>
              <ShareBar share={most > 0 ? weight / most : 0} />
            </div>
          </Line>
        ))}
      </Rows>
      {rule && <Text size="label">{rule}</Text>}
    </Stack>
  );
}
