/** Phone, tablet or desk: 0, 1 or 2. */
const tablet = matchMedia('(min-width: 700px)');
const desk = matchMedia('(min-width: 1100px)');

function now(): number {
  return desk.matches ? 2 : tablet.matches ? 1 : 0;
}

export const width = $state({ step: now() });

for (const query of [tablet, desk]) query.addEventListener('change', () => (width.step = now()));
