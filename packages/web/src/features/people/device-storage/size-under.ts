export const keysUnder = (storage: Storage, prefixes: readonly string[]): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    prefixes.some((prefix) => key.startsWith(prefix)),
  )

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** How many bytes lie under these names, names included. */
export const sizeUnder = (storage: Storage, prefixes: readonly string[]): number =>
  keysUnder(storage, prefixes).reduce((sum, key) => sum + bytesOf(key) + bytesOf(storage.getItem(key) ?? ''), 0)
