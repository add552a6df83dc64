/** Apart from the files of the app, which lie in a store of their own. */
export const fileCacheName = 'campus-kept-files'

const max = 40

/** A page without https has no such store. */
const openStore = async (): Promise<Cache | undefined> => (window.isSecureContext ? caches.open(fileCacheName) : undefined)

interface FileName {
  /** Whose file it is, so that the next person on this device does not find it. */
  readonly personId: string
  readonly name: string
}

const placeOf = ({ personId, name }: FileName) => `/kept-files/${encodeURIComponent(personId)}/${encodeURIComponent(name)}`

const keepFile = async (store: Cache, place: string, file: Blob) => {
  try {
    await store.put(place, new Response(file))
    const places = await store.keys()
    await Promise.all(places.slice(0, Math.max(0, places.length - max)).map((old) => store.delete(old)))
  } catch {
    // A full device keeps what it has.
  }
}

/** A file whose bytes never change: from this device if it was seen here before, else fetched and kept for times without network. */
export const readCachedFile = async (file: FileName, fetchFile: () => Promise<Blob>): Promise<Blob> => {
  const store = await openStore().catch(() => undefined)
  const place = placeOf(file)
  const kept = await store?.match(place)
  if (kept) return kept.blob()
  const bytes = await fetchFile()
  if (store && file.personId) await keepFile(store, place, bytes)
  return bytes
}

export const sizeOfCachedFiles = async (): Promise<number> => {
  const store = await openStore()
  if (!store) return 0
  const files = await Promise.all((await store.keys()).map(async (place) => (await store.match(place))?.blob()))
  return files.reduce((sum, file) => sum + (file?.size ?? 0), 0)
}

export const clearCachedFiles = async (): Promise<void> => {
  if (window.isSecureContext) await caches.delete(fileCacheName)
}
