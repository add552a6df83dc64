import { fileCacheName } from '../offline-cache/cached-files.ts'

const enoughTime = 30_000

const storesOfTheApp = async () => (await caches.keys()).filter((name) => name !== fileCacheName)

const sizeOf = async (cache: Cache) => {
  const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)))
  const bytes = await Promise.all(answers.map(async (answer) => (await answer?.blob())?.size ?? 0))
  return bytes.reduce((sum, size) => sum + size, 0)
}

/** How many bytes of the app itself lie on this device. A page without https has no such store. */
export const sizeOfStoredFiles = async (): Promise<number> => {
  if (!window.isSecureContext) return 0
  const sizes = await Promise.all((await storesOfTheApp()).map(async (name) => sizeOf(await caches.open(name))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The worker drops what only some screens need; what opens the app stays, fetched anew. Without a worker everything goes. */
export const clearStoredFiles = async (): Promise<boolean> => {
  if (!window.isSecureContext) return true
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null
  if (!worker) {
    await Promise.all((await storesOfTheApp()).map((name) => caches.delete(name)))
    return true
  }
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), enoughTime)
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(timer)
      resolve(data === true)
    })
    port1.start()
    worker.postMessage('clean up', [port2])
  })
}
