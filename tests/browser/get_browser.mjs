// Unpacks the browser that came with the package; prints where it is. Its libraries lie beside it, in al2023/lib.
import chromium, { inflate } from '@sparticuz/chromium';
await inflate('node_modules/@sparticuz/chromium/bin/al2023.tar.br');
console.log(await chromium.executablePath());
