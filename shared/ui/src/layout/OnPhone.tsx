import { styled } from '@sanchay/ui/style';
import { phone } from '../tokens/media.ts';

/** Shown on phones only, such as the content of a column that is hidden there. */
export const OnPhone = styled.div`
  display: none;
  font-weight: 400;
  ${phone} {
    display: block;
  }
`;
