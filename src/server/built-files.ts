/** Built files with a hash in their name: what such a name stands for never changes. */
export const HASHED =
  /^\/(assets\/[\w.-]+-[\w-]{8}\.\w+|images\/[\w.-]+-[\da-f]{8}(-\d+)?\.(avif|webp|svg))$/;

/** The folders of a build whose files have addresses, by the first part of the address. */
export const BUILT_FOLDERS = { assets: "./build/client/assets", images: "./build/images" } as const;
