import { Breadcrumbs, Heading, Stack, WithMonogram } from '@sanchay/ui';
import type { ComponentProps } from 'react';

interface OrderHeadProps {
  title: string;
  crumbs: ComponentProps<typeof Breadcrumbs>['items'];
  name: string;
  /** ISIN or symbol. */
  code: string;
}

/** Head of a page about an order or holding of a share. */
export function OrderHead({ title, crumbs, name, code }: OrderHeadProps) {
  return (
    <Stack gap={2}>
      <Breadcrumbs items={crumbs} />
      <WithMonogram kind="company" name={name} code={code} size={40}>
        <Heading level={1}>{title}</Heading>
      </WithMonogram>
    </Stack>
  );
}
