import { styled } from '@sanchay/ui/style';

/** One line of a row, cut off at its end, so that rows of tables stay low. */
export const OneLine = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
  /* Vowel signs of Devanagari stand above the line and would be cut off. */
  margin-block-start: -4px;
  padding-block-start: 4px;
`;
