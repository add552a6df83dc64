import type { BlobPort } from './blobs.ts'

/** Notes the keys of what is put into a store, for a backup that copies it soon after. */
export const notingArrivals = (blobs: BlobPort, arrived: Set<string>): BlobPort => ({
  ...blobs,
  async put(content, options) {
    const stored = await blobs.put(content, options)
    arrived.add(stored.key)
    return stored
  },
})
