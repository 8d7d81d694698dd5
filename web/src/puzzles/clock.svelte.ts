/** What time it is, told every second to whoever shows it. */
let now = $state(new Date());

export function time(): Date {
  return now;
}

/** For an effect: the clock goes until the screen is left. */
export function ticking(): () => void {
  now = new Date();
  const timer = setInterval(() => (now = new Date()), 1000);
  return () => clearInterval(timer);
}

/** "6:12" hours and minutes; in the last minute "0:00:59", so that one sees it come. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return seconds < 60 ? `0:00:${two(seconds)}` : `${hours}:${two(minutes)}`;
}

/** "2:41", with hours "1:02:41". */
export function duration(seconds: number): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
