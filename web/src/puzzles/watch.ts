/** How long a puzzle was looked at: time counts only while the page is seen. */
export class Watch {
  private since = performance.now();
  private before = 0;
  private readonly turn = (): void => {
    if (document.hidden) this.pause();
    else this.since = performance.now();
  };

  constructor() {
    document.addEventListener('visibilitychange', this.turn);
  }

  private pause(): void {
    this.before += performance.now() - this.since;
    this.since = performance.now();
  }

  /** Seconds since it was last asked. */
  take(): number {
    if (!document.hidden) this.pause();
    const seconds = this.before / 1000;
    this.before = 0;
    return seconds;
  }

  end(): void {
    document.removeEventListener('visibilitychange', this.turn);
  }
}
