/** The one lit button. Not `ready`: it says why, in `reason`. */
export interface Main {
  label: string;
  reason: string;
  ready: boolean;
  /** Not ready, and nothing is being asked: as it is, it will not do. */
  wrong?: boolean;
  /** Ready, but it will cost something. */
  risky?: boolean;
  act?: () => unknown;
}
