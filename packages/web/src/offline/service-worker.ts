interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}

interface LetterEvent extends WorkerEvent {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

interface Worker {
  readonly skipWaiting: () => Promise<void>
  readonly clients: { readonly claim: () => Promise<void> }
  addEventListener(kind: 'install' | 'activate', handler: (event: WorkerEvent) => void): void
  addEventListener(kind: 'fetch', handler: (event: FetchEvent) => void): void
  addEventListener(kind: 'message', handler: (event: LetterEvent) => void): void
}

/** Written by the build: the files of the first load, and all files whose names carry their content's hash. */
declare const built: { readonly shell: readonly string[]; readonly hashed: readonly string[] }

const worker = self as unknown as Worker
const cacheName = 'campus-shell'
const page = '/'
const shell = new Set(built.shell)
/** The viewer's own files lie under its version, so they never change either. */
const unchanging = ['/assets/', '/pdf-assets/']

const keepShell = async () => {
  const cache = await caches.open(cacheName)
  await cache.addAll(built.shell.map((file) => new Request(file, { cache: 'reload' })))
}

/** Files of the versions before go only when this version has taken over: pages of the old one still read them until then. */
const dropOldFiles = async () => {
  const cache = await caches.open(cacheName)
  const current = new Set([...built.shell, ...built.hashed])
  const old = (await cache.keys()).filter(({ url }) => !current.has(new URL(url).pathname))
  await Promise.all(old.map((request) => cache.delete(request)))
}

/** Everything that only some screens need goes; the shell is fetched again first, so that the app opens without network all the time. */
const cleanUp = async () => {
  await keepShell()
  const cache = await caches.open(cacheName)
  const others = (await cache.keys()).filter(({ url }) => !shell.has(new URL(url).pathname))
  await Promise.all(others.map((request) => cache.delete(request)))
}

const fromCacheFirst = async (request: Request): Promise<Response> => {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

/** The newest page when there is network; the kept one when there is none. */
const pageFirstFromNetwork = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(page)
    if (kept) return kept
    throw error
  }
}

worker.addEventListener('install', (event) => event.waitUntil(keepShell()))
worker.addEventListener('activate', (event) => event.waitUntil(dropOldFiles().then(() => worker.clients.claim())))
worker.addEventListener('message', (event) => {
  if (event.data === 'take over') void worker.skipWaiting()
  if (event.data !== 'clean up') return
  const answer = (isDone: boolean) => event.ports[0]?.postMessage(isDone)
  event.waitUntil(
    cleanUp().then(
      () => answer(true),
      () => answer(false),
    ),
  )
})
worker.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== location.origin) return
  if (unchanging.some((folder) => pathname.startsWith(folder)) || (shell.has(pathname) && pathname !== page))
    event.respondWith(fromCacheFirst(event.request))
  else if (event.request.mode === 'navigate' && pathname === page) event.respondWith(pageFirstFromNetwork(event.request))
})
