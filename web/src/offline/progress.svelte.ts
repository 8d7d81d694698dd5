/** `idle` until somebody asks; `part` (0–1) of the files are there while it is `loading`; `code` says why it has `failed`; `compiled`: once it is ready. `full`: the last event of a table could not be stored for want of room. */
export const engine = $state({ state: 'idle' as 'idle' | 'loading' | 'ready' | 'failed', part: 0, code: '', compiled: false, full: false });
