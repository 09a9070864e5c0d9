import { useMessages } from '@sanchay/i18n';
import { Grid, Heading, Stack, Text, TextLink } from '@sanchay/ui';
import { INSTRUMENT_MESSAGES } from '../messages.ts';

interface LinkListProps {
  id: string;
  title: string;
  items: readonly { label: string; href: string; count: number }[];
  /** What the counts are of: a key with `count`. */
  counted: 'list.companies' | 'house.funds';
}

/** Ways into a list, each with how many it leads to. Nothing without any. */
export function LinkList({ id, title, items, counted }: LinkListProps) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  if (items.length === 0) return null;
  return (
    <Stack gap={4} as="section" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <Grid min={200} gap={3} as="ul">
        {items.map(({ label, href, count }) => (
          <li key={href}>
            <TextLink href={href}>{label}</TextLink>
            <Text size="label">{t(counted, { count })}</Text>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
