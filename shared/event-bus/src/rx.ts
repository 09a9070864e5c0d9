/** The pieces of rxjs that remotes may use. A shared module is not tree-shaken, so the list stays short. */
export { distinctUntilChanged, filter, firstValueFrom, map, merge } from 'rxjs';
export type { Observable, OperatorFunction, Subscription } from 'rxjs';
