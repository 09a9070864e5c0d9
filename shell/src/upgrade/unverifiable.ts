import { LoadError } from '../federation/failure.ts';

/** This browser cannot check signatures: it takes no update by itself, and other areas come with a page load. */
export class Unverifiable extends LoadError {
  constructor(reason: string) {
    super('integrity', `signatures cannot be checked here: ${reason}`, 'visit');
  }
}
