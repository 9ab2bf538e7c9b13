/** About two hundred cards; the site has a hundred pages. */
const MOST_BYTES = 24 * 1024 * 1024;

/**
 * Keeps drawn cards by the hash of what they show, and draws one at a time: a crawler that asks for
 * all of them at once must not slow the pages down. Those unread the longest go when it is full.
 */
export function createCardStore(mostBytes: number = MOST_BYTES) {
  const cards = new Map<string, Buffer<ArrayBuffer>>();
  const drawing = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  let last: Promise<unknown> = Promise.resolve();
  let bytes = 0;

  function keep(hash: string, card: Buffer<ArrayBuffer>): void {
    cards.set(hash, card);
    bytes += card.length;
    for (const [oldest, { length }] of cards) {
      if (bytes <= mostBytes) return;
      cards.delete(oldest);
      bytes -= length;
    }
  }

  return {
    /** The kept card, else the drawn one; rejects when drawing fails, and the next call tries anew. */
    async get(hash: string, draw: () => Promise<Buffer>): Promise<Buffer<ArrayBuffer>> {
      const kept = cards.get(hash);
      if (kept) {
        cards.delete(hash);
        cards.set(hash, kept);
        return kept;
      }
      const underWay = drawing.get(hash);
      if (underWay) return underWay;
      const turn = last.then(draw, draw).then((card) => Buffer.from(card));
      last = turn.catch(() => undefined);
      drawing.set(hash, turn);
      try {
        const card = await turn;
        keep(hash, card);
        return card;
      } finally {
        drawing.delete(hash);
      }
    },
  };
}
