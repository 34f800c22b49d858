import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** An image of red, green and blue bytes, row by row, as a PNG. */
export function png(width: number, height: number, pixels: Uint8Array): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8); // eight bits a channel, three channels, nothing interlaced
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows(width, height, pixels), { level: 4 })), chunk('IEND', Buffer.alloc(0))]);
}

/** Each row has a byte in front that says how it is filtered: not at all. */
function rows(width: number, height: number, pixels: Uint8Array): Uint8Array {
  const row = width * 3;
  const out = new Uint8Array(height * (row + 1));
  for (let y = 0; y < height; y += 1) out.set(pixels.subarray(y * row, y * row + row), y * (row + 1) + 1);
  return out;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  out.set(body, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}
