export { fundTitle } from '@sanchay/contracts';
