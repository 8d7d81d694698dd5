import type { Params } from './words.svelte';

/** Not accepted, or not possible, by the server or by the engine in the browser: `code` is the key of a sentence for
 *  `explain`; `rule`, if there is one, the rule that says so. `status` of HTTP, 0 where none has answered. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly params: Params = {},
    readonly rule = '',
    readonly status = 0,
  ) {
    super(code);
  }
}
