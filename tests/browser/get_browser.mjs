// Unpacks the browser that came with the package; prints where it is. Its libraries lie beside it in al2023/lib, its
// fonts in fonts: a machine may have none of its own, and without any there is no text to look at.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import chromium, { inflate } from '@sparticuz/chromium';

await inflate('node_modules/@sparticuz/chromium/bin/al2023.tar.br');
console.log(await chromium.executablePath());
const fonts = `${tmpdir()}/fonts`;
writeFileSync(`${fonts}/fonts.conf`, `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><dir>/usr/share/fonts</dir><cachedir>${fonts}/cache</cachedir></fontconfig>
`);
