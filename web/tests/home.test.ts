import { describe, expect, it } from 'vitest';
import { homeOf, isDevice, device, server, OPENED } from '../src/net/home';

describe('where a table lives', () => {
  it('follows from its id', () => {
    expect(homeOf('d-0123456789abcdef01234567')).toBe(device);
    expect(homeOf('Qm3v_0kXJ5dPz-1aYb2cDw')).toBe(server);
    expect(isDevice(OPENED)).toBe(true);
  });

  it('is the server for one of its ids that happens to begin as a device\'s', () => {
    expect(homeOf('d-3v_0kXJ5dPz-1aYb2cDw')).toBe(server);
  });
});
