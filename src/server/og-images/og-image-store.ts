/** About two hundred images; the site has a hundred pages. */
const MOST_BYTES = 24 * 1024 * 1024;

/**
 * Keeps drawn images by the hash of what they show, and draws one at a time: a crawler that asks for
 * all of them at once must not slow the pages down. Those unread the longest go when it is full.
 */
export function createOgImageStore(mostBytes: number = MOST_BYTES) {
  const images = new Map<string, Buffer<ArrayBuffer>>();
  const drawing = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  let last: Promise<unknown> = Promise.resolve();
  let bytes = 0;

  function keep(hash: string, image: Buffer<ArrayBuffer>): void {
    images.set(hash, image);
    bytes += image.length;
    for (const [oldest, { length }] of images) {
      if (bytes <= mostBytes) return;
      images.delete(oldest);
      bytes -= length;
    }
  }

  return {
    /** The kept image, else the drawn one; rejects when drawing fails, and the next call tries anew. */
    async get(hash: string, draw: () => Promise<Buffer>): Promise<Buffer<ArrayBuffer>> {
      const kept = images.get(hash);
      if (kept) {
        images.delete(hash);
        images.set(hash, kept);
        return kept;
      }
      const underWay = drawing.get(hash);
      if (underWay) return underWay;
      const turn = last.then(draw, draw).then((image) => Buffer.from(image));
      last = turn.catch(() => undefined);
      drawing.set(hash, turn);
      try {
        const image = await turn;
        keep(hash, image);
        return image;
      } finally {
        drawing.delete(hash);
      }
    },
  };
}
