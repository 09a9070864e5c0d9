import { Card, Heading, Pager, Stack } from '@sanchay/ui';
import type { ReactNode } from 'react';

interface OrderPartProps {
  title: string;
  meta: { page: number; per_page: number; total: number };
  onPage: (page: number) => void;
  children: ReactNode;
}

/** Orders of one sort under their heading, a page of them at a time. */
export function OrderPart({ title, meta, onPage, children }: OrderPartProps) {
  return (
    <Stack gap={3}>
      <Heading level={2} size="card">
        {title}
      </Heading>
      <Card padding="tight">{children}</Card>
      <Pager page={meta.page} pages={Math.ceil(meta.total / meta.per_page)} onPage={onPage} />
    </Stack>
  );
}
