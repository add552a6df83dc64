import { pauseBefore } from '@campus/client/pause-before.ts'
import { server } from '@campus/client/transport.ts'
import { z } from 'zod'
import { readSession, sessionStore } from '../session/session-store.ts'

type SocketState = 'closed' | 'connecting' | 'open'
type Handler = (data: unknown) => void

const Message = z.object({ topic: z.string(), data: z.unknown() })
/** With this code the server says that it does not know the token, or no longer: only another one helps. */
const sessionOver = 4401

const handlers = new Map<string, Set<Handler>>()
const watchers = new Set<() => void>()
let socket: WebSocket | undefined
let state: SocketState = 'closed'
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
let helloToken = ''
/** The socket that has said hello, with that token. */
let greeted: WebSocket | undefined

const become = (next: SocketState) => {
  state = next
  for (const watcher of watchers) watcher()
}

const addressOfSocket = () => `${(server.base || location.origin).replace(/^http/, 'ws')}/ws`

const tell = (topic: string, data: unknown) => {
  for (const handler of handlers.get(topic) ?? []) handler(data)
}

/** With this topic the server says that it listens for this person: what happened before was pushed to nobody. */
const ready = 'ready'

const receive = (event: MessageEvent) => {
  const message = Message.safeParse(typeof event.data === 'string' ? parse(event.data) : undefined)
  if (!message.success) return
  if (message.data.topic !== ready) return tell(message.data.topic, message.data.data)
  failures = 0
  become('open')
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const connect = () => {
  clearTimeout(timer)
  if (socket || handlers.size === 0) return
  const opened = new WebSocket(addressOfSocket())
  socket = opened
  become('connecting')
  opened.addEventListener('open', () => {
    helloToken = readSession().token
    greeted = opened
    opened.send(JSON.stringify({ type: 'hello', token: helloToken }))
  })
  opened.addEventListener('message', receive)
  opened.addEventListener('close', ({ code }) => {
    if (socket !== opened) return
    socket = undefined
    become('closed')
    if (code === sessionOver) return tell('session_over', null)
    timer = setTimeout(connect, pauseBefore(failures, Math.random()))
    failures += 1
  })
}

const disconnect = () => {
  clearTimeout(timer)
  const closing = socket
  socket = undefined
  closing?.close()
  if (state !== 'closed') become('closed')
}

/** The server knows a socket by the token of its hello: another token needs another socket. */
const followToken = () => {
  if (readSession().token === helloToken) return
  if (socket && greeted === socket) disconnect()
  connect()
}

const comeBack = () => {
  failures = 0
  connect()
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
export const listenTo = (topic: string, handler: Handler): (() => void) => {
  followOnce()
  const listening = handlers.get(topic) ?? new Set()
  handlers.set(topic, listening.add(handler))
  connect()
  return () => {
    listening.delete(handler)
    if (listening.size === 0) handlers.delete(topic)
    if (handlers.size === 0) disconnect()
  }
}

/** `open` once the server listens: who depends on push asks by itself while it is not. */
export const socketState = (): SocketState => state

export const watchSocket = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
