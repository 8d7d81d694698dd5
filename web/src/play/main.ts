/** The one lit button. Not `ready`: it says why, in `reason`. */
export interface Main {
  label: string;
  reason: string;
  ready: boolean;
  /** Not ready, and nothing is being asked: as it is, it will not do. */
  wrong?: boolean;
  /** Ready, but it will cost something. */
  risky?: boolean;
  /** It is not my turn: its place stays empty. */
  idle?: boolean;
  /** It ends the turn, and nothing was chosen for it: it is sent when pressed a second time. */
  ends?: boolean;
  act?: () => unknown;
}
