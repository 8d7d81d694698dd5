/** Phone, tablet or desk: 0, 1, 2. A phone on its side is still a phone. */
const wide = matchMedia('(min-width: 700px) and (min-height: 481px)');
const desk = matchMedia('(min-width: 1100px) and (min-height: 481px)');

const find = (): number => (desk.matches ? 2 : wide.matches ? 1 : 0);
export const width = $state({ step: find() });
for (const query of [wide, desk]) query.addEventListener('change', () => (width.step = find()));
