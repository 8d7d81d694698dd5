/** `idle` until somebody asks; `part` (0–1) of the files are there while it is `loading`; `code` says why it has `failed`; `compiled`: once it is ready. */
export const engine = $state({ state: 'idle' as 'idle' | 'loading' | 'ready' | 'failed', part: 0, code: '', compiled: false });
