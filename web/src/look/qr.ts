// A QR code as one SVG path, from lean-qr: a square a module, neighbours in a line joined.
import { generate } from 'lean-qr';

export interface Squares {
  size: number;
  path: string;
}

export function squares(text: string): Squares {
  const code = generate(text);
  const path: string[] = [];
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      const from = x;
      while (code.get(x, y)) x++;
      if (x > from) path.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
    }
  }
  return { size: code.size, path: path.join('') };
}
