import type { HelpCategory, HelpCategorySlug } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Badge, Card, Grid, Stack, Text, TextLink } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { HELP_MESSAGES } from '../../messages.ts';

const SHOWN = 3;

const Articles = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;
  & a {
    display: inline-block;
    padding-block: 8px;
    font-weight: 400;
    line-height: 1.4;
  }
`;

interface Props {
  categories: readonly HelpCategory[];
  /** The category of the page that the visitor came from; it is listed first. */
  first: HelpCategorySlug | null;
}

/** All categories with their first articles. */
export function CategoryList({ categories, first }: Props) {
  const { t } = useMessages(HELP_MESSAGES);
  const ordered = [
    ...categories.filter(({ slug }) => slug === first),
    ...categories.filter(({ slug }) => slug !== first),
  ];
  return (
    <Grid min={280} gap={4}>
      {ordered.map(({ slug, title, summary, articles }) => (
        <Card
          key={slug}
          title={<TextLink href={`/help/${slug}`}>{title}</TextLink>}
          actions={slug === first && <Badge tone="accent">{t('desk.forThisPage')}</Badge>}
        >
          <Stack gap={3}>
            <Text>{summary}</Text>
            <Articles>
              {articles.slice(0, SHOWN).map((article) => (
                <li key={article.slug}>
                  <TextLink href={`/help/${slug}/${article.slug}`}>{article.title}</TextLink>
                </li>
              ))}
            </Articles>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
