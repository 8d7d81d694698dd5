/** A link as a QR code (ISO/IEC 18004): bytes, error correction L, versions 1 to 10, mask 0. */

const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]; // codewords of a version
const CHECK = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18]; // of them for correction, in each block
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4];
const ALIGN = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

export interface Squares {
  size: number;
  path: string;
}

export function squares(text: string): Squares {
  const bytes = [...new TextEncoder().encode(text)];
  const version = TOTAL.findIndex((_, v) => bytes.length + (v < 9 ? 2 : 3) <= room(v));
  if (version < 0) return { size: 0, path: '' };
  const grid = new Grid(version);
  grid.fill(spread(version, codewords(version, bytes)));
  return { size: grid.size, path: grid.path() };
}

function room(version: number): number {
  return (TOTAL[version] as number) - (CHECK[version] as number) * (BLOCKS[version] as number);
}

/** Mode, length, the bytes, and padding up to what the version holds. */
function codewords(version: number, bytes: number[]): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 9 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room(version) * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const found: number[] = [];
  for (let i = 0; i < bits.length; i += 8) found.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; found.length < room(version); pad ^= 0xec ^ 0x11) found.push(pad);
  return found;
}

/** In blocks, each with its correction, interleaved. */
function spread(version: number, data: number[]): number[] {
  const count = BLOCKS[version] as number;
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const blocks: number[][] = [];
  for (let b = 0, at = 0; b < count; b++) {
    const length = short + (b >= count - longer ? 1 : 0);
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const checks = blocks.map((block) => remainder(block, CHECK[version] as number));
  const found: number[] = [];
  for (let i = 0; i <= short; i++) for (const block of blocks) if (i < block.length) found.push(block[i] as number);
  for (let i = 0; i < (CHECK[version] as number); i++) for (const check of checks) found.push(check[i] as number);
  return found;
}

// ---- Reed-Solomon over GF(256) with x^8 + x^4 + x^3 + x^2 + 1

function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> i) & 1) * a;
  }
  return product;
}

function generator(degree: number): number[] {
  const found = new Array<number>(degree).fill(0);
  found[degree - 1] = 1;
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) found[j] = times(found[j] as number, root) ^ (found[j + 1] ?? 0);
    root = times(root, 2);
  }
  return found;
}

function remainder(data: number[], degree: number): number[] {
  const divisor = generator(degree);
  const found = new Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (found.shift() as number);
    found.push(0);
    divisor.forEach((term, i) => (found[i] = (found[i] as number) ^ times(term, factor)));
  }
  return found;
}

// ---- the squares

class Grid {
  readonly size: number;
  private readonly dark: boolean[][];
  private readonly fixed: boolean[][];

  constructor(private readonly version: number) {
    this.size = 21 + 4 * version;
    this.dark = Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    this.fixed = Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    for (let i = 0; i < this.size; i++) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [[3, 3], [this.size - 4, 3], [3, this.size - 4]] as const) this.finder(x, y);
    this.alignments();
    this.format();
    this.versionBits();
  }

  private set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    (this.dark[y] as boolean[])[x] = dark;
    (this.fixed[y] as boolean[])[x] = true;
  }

  private finder(x: number, y: number): void {
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        this.set(x + dx, y + dy, ring !== 2 && ring !== 4);
      }
  }

  private alignments(): void {
    const at = ALIGN[this.version] as number[];
    const last = at.length - 1;
    at.forEach((x, i) =>
      at.forEach((y, j) => {
        if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
        for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) this.set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }),
    );
  }

  /** Level L (1) and mask 0, with their own correction, written twice. */
  private format(): void {
    const data = 1 << 3;
    let rest = data;
    for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((data << 10) | rest) ^ 0x5412;
    const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
    for (let i = 0; i <= 5; i++) this.set(8, i, bit(i));
    this.set(8, 7, bit(6));
    this.set(8, 8, bit(7));
    this.set(7, 8, bit(8));
    for (let i = 9; i < 15; i++) this.set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) this.set(this.size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i++) this.set(8, this.size - 15 + i, bit(i));
    this.set(8, this.size - 8, true);
  }

  private versionBits(): void {
    const number = this.version + 1;
    if (number < 7) return;
    let rest = number;
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (number << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const [far, near] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      this.set(far, near, ((bits >> i) & 1) === 1);
      this.set(near, far, ((bits >> i) & 1) === 1);
    }
  }

  /** Zigzag from the lower right, two columns at a time, around what is fixed. */
  fill(data: number[]): void {
    let at = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        const y = ((right + 1) & 2) === 0 ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if ((this.fixed[y] as boolean[])[x]) continue;
          const bit = (((data[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
          (this.dark[y] as boolean[])[x] = bit !== ((x + y) % 2 === 0);
          at += 1;
        }
      }
    }
  }

  path(): string {
    return this.dark.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  }
}
