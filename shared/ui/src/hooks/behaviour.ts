import { createContext } from 'react';

/** Numbers of the settings that components keep to. */
export interface Behaviour {
  /** Milliseconds within which a second click does nothing. */
  repeatClickGuard: number;
}

/** The built-in numbers until the platform lays its settings over them (specification, section 9). */
export const BehaviourContext = createContext<Behaviour>({ repeatClickGuard: 500 });
