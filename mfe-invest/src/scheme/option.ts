/** The growth option of a fund, in the API's code: the only option that is offered. */
export const GROWTH = 'Z';
