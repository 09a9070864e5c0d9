import { styled } from '@sanchay/ui/style';

/** Media of a browser that runs no scripts. */
export const noScripts = '@media (scripting: none)';

/** Id of the form that the filters and the order belong to, wherever they stand. */
export const LIST_FORM = 'fund-list';

/** What only those need who run no scripts, such as a button that sends a form. */
export const WithoutCode = styled.div`
  display: none;
  ${noScripts} {
    display: block;
  }
`;

/** What does nothing without scripts. */
export const WithCode = styled.div`
  ${noScripts} {
    display: none;
  }
`;
