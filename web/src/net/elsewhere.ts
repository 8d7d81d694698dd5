/** The server whose address a page of static files was given: what needs one is done on its own page. */
import { SERVER } from '../place';

const PATIENCE = 8000; // ms

/** Whether it answers. All that other pages may ask of a server is this: the content policy allows its address alone. */
export async function isThere(server = SERVER): Promise<boolean> {
  try {
    const answer = await fetch(`${server}/healthz`, { credentials: 'omit', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok;
  } catch {
    return false;
  }
}
