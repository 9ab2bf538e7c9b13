/** How long and how much one client may ask of the process; milliseconds and bytes. */
export interface ServerLimits {
  /** Until the last header of a request is there. */
  readonly headersMs: number;
  /** Until the whole of a small body is there. */
  readonly bodyMs: number;
  /** A larger one has the time that it takes at this rate beyond that, by its `Content-Length`. */
  readonly bodyBytesPerSecond: number;
  /** Between two requests on one connection. */
  readonly keepAliveMs: number;
  /** Without a byte in either direction while a request is under way. */
  readonly silenceMs: number;
  /** From the request to the last byte of its response, however slowly it is read. */
  readonly responseMs: number;
  /** How often the limits above are looked at. */
  readonly checkMs: number;
  /** Of a request's first line and headers together. */
  readonly headerBytes: number;
  readonly requestsPerConnection: number;
  /** Sent on one connection without waiting for responses; no browser or proxy sends more than one. */
  readonly pipelinedRequests: number;
}

/**
 * A connection is kept longer than load balancers keep theirs (60 seconds is usual), so that it is
 * never we who close one that they are about to use. A response has the time that the hero video
 * takes on the slowest mobile network. A photograph of a megabyte is waited for for a minute, half a form is not.
 */
export const SERVER_LIMITS: ServerLimits = {
  headersMs: 10_000,
  bodyMs: 5000,
  bodyBytesPerSecond: 16 * 1024,
  keepAliveMs: 65_000,
  silenceMs: 60_000,
  responseMs: 300_000,
  checkMs: 2000,
  headerBytes: 16 * 1024,
  requestsPerConnection: 10_000,
  pipelinedRequests: 32,
};
