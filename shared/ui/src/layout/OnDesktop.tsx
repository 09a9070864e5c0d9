import { styled } from '@sanchay/ui/style';
import { phone } from '../tokens/media.ts';

/** Left out on phones, such as what a row of two lines has no room for there. */
export const OnDesktop = styled.span`
  ${phone} {
    display: none;
  }
`;
