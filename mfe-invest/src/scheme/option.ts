/**
 * The growth option of a fund, in the API's code. Lists show it unless asked otherwise, because income that was paid
 * out is missing from the returns of the other options.
 */
export const GROWTH = 'Z';
