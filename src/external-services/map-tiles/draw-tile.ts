import { crc32, deflateSync } from "node:zlib";

const SIZE = 256;
/** Ground, block, street, avenue: red, green and blue of each. */
const PALETTE = Uint8Array.from([242, 239, 233, 224, 218, 208, 255, 255, 255, 250, 214, 150]);
const [GROUND, BLOCK, STREET, AVENUE] = [0, 1, 2, 3];

/** A 256 × 256 PNG that looks like streets and blocks and joins its neighbours. */
export function drawTile(x: number, y: number): Buffer {
  const rows = Buffer.alloc((SIZE + 1) * SIZE);
  for (let row = 0; row < SIZE; row += 1) {
    for (let column = 0; column < SIZE; column += 1) {
      rows[row * (SIZE + 1) + 1 + column] = colourAt(x * SIZE + column, y * SIZE + row);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  // Eight bits a pixel, each an index into the palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", PALETTE),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function colourAt(across: number, down: number): number {
  if ((across + down) % 640 < 16) return AVENUE;
  if (across % 64 < 7 || down % 96 < 7) return STREET;
  return (Math.floor(across / 64) + Math.floor(down / 96)) % 3 === 0 ? GROUND : BLOCK;
}

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
