import { createStore } from 'zustand/vanilla'

/** A newer app that is on the device and waits to take over. */
export const waitingVersion = createStore<ServiceWorker | undefined>(() => undefined)

const offer = (worker: ServiceWorker) => waitingVersion.setState(worker, true)

const followUpdates = (registration: ServiceWorkerRegistration) => {
  if (registration.waiting) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      // The very first worker of a device updates nothing, so there is nothing to announce.
      if (coming.state === 'installed' && navigator.serviceWorker.controller) offer(coming)
    })
  })
}

/** Registers the worker that keeps the app's shell on the device; in development the code changes too often for it. */
export const keepOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // A browser that refuses the worker still runs the app, only not without network.
  navigator.serviceWorker.register('/service-worker.js').then(followUpdates, () => undefined)
}

/** Waits until what this page fetches is kept on the device; false where nothing is kept at all. */
export const hasServiceWorker = async (): Promise<boolean> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false
  await navigator.serviceWorker.ready
  if (navigator.serviceWorker.controller) return true
  await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  return true
}

/** Asks now whether the server has a newer app; one that is found announces itself like any other. */
export const lookForNewVersion = async (): Promise<void> => {
  if ('serviceWorker' in navigator) await (await navigator.serviceWorker.getRegistration())?.update()
}

/** The new worker takes over, and the page starts again with its files. */
export const takeNewVersion = (): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waitingVersion.getState()?.postMessage('take over', [])
}
