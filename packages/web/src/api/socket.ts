import { openLiveSocket, type SocketState } from '@campus/client/events/live-socket.ts'
import { openTopics } from '@campus/client/events/topics.ts'
import { socketBase } from '../installation/installation.ts'
import { readSession, sessionStore } from '../session/session-store.ts'

/** With this code the server says that it does not know the token, or no longer: only another one helps. */
const sessionOver = 4401

const topics = openTopics()
const watchers = new Set<() => void>()
let helloToken = ''

const live = openLiveSocket({
  base: socketBase,
  greeting: () => {
    helloToken = readSession().token
    return { type: 'hello', token: helloToken }
  },
  onMessage: topics.notify,
  onState: () => {
    for (const watcher of watchers) watcher()
  },
  comesBack: (code) => {
    if (code !== sessionOver) return true
    topics.notify('session_over', null)
    return false
  },
})

/** The server knows a socket by the token of its hello: another token needs another socket. */
const followToken = () => {
  if (readSession().token === helloToken) return
  if (live.hasGreeted()) live.close()
  if (!topics.isEmpty()) live.open()
}

const comeBack = () => {
  if (!topics.isEmpty()) live.comeBack()
}

let isFollowing = false
const followOnce = () => {
  if (isFollowing) return
  isFollowing = true
  sessionStore.subscribe(followToken)
  globalThis.addEventListener?.('online', comeBack)
  globalThis.document?.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') comeBack()
  })
}

/** Subscribes to one topic; the socket is open while there are subscribers. Returns the unsubscribe function. */
export const listenTo = (topic: string, handler: (data: unknown) => void): (() => void) => {
  followOnce()
  const stop = topics.listen(topic, handler)
  live.open()
  return () => {
    stop()
    if (topics.isEmpty()) live.close()
  }
}

/** `open` once the server listens: who depends on push asks by itself while it is not. */
export const socketState = (): SocketState => live.state()

export const watchSocket = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
