const HOSTS = {
  GetIn: /(^|\.)getinapp\.com\.br$/,
  Tagme: /(^|\.)tagme\.com\.br$/,
  TheFork: /(^|\.)thefork\.[a-z]{2,3}(\.[a-z]{2})?$/,
  CoverManager: /(^|\.)covermanager\.com$/,
  OpenTable: /(^|\.)opentable\.[a-z]{2,3}(\.[a-z]{2})?$/,
  Resy: /(^|\.)resy\.com$/,
  SevenRooms: /(^|\.)sevenrooms\.com$/,
  Meitre: /(^|\.)meitre\.com$/,
} as const;

export type BookingProvider = keyof typeof HOSTS;

/** Returns the service of a booking link (an absolute URL); undefined for an unknown one. */
export function bookingProviderOf(link: string): BookingProvider | undefined {
  const { hostname } = new URL(link);
  const names = Object.keys(HOSTS) as BookingProvider[];
  return names.find((name) => HOSTS[name].test(hostname));
}
