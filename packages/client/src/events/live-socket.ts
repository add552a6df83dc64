import { z } from 'zod'
import { parseJson } from '../json.ts'
import { pauseBefore, usualPauses } from './pause-before.ts'

export type SocketState = 'closed' | 'connecting' | 'open'

interface SocketPolicy {
  /** Where the server is; read before each attempt. */
  readonly base: () => string
  /** What the socket says first, and again when it has changed; undefined while there is nothing to say. */
  readonly greeting: () => object | undefined
  readonly onMessage: (topic: string, data: unknown) => void
  readonly onState?: (state: SocketState) => void
  /** Runs before each attempt. `false`: it cannot be made now, which counts as a failed one. */
  readonly prepare?: () => Promise<boolean>
  /** Whether to come back after an end with this code. */
  readonly comesBack?: (code: number) => boolean
  readonly pauses?: typeof usualPauses
}

const Message = z.object({ topic: z.string(), data: z.unknown() })

/** With this topic the server says that it listens: what happened before was pushed to nobody. */
const ready = 'ready'

/** One socket to the server that comes back by itself. `open` means that the server has answered the greeting. */
export const openLiveSocket = (policy: SocketPolicy) => {
  let socket: WebSocket | undefined
  let state: SocketState = 'closed'
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Said on the socket that is open now. */
  let said: string | undefined
  /** Changes with each attempt and when nobody wants a socket any more: what was prepared for an older one is dropped. */
  let turn = {}

  const become = (next: SocketState) => {
    if (state === next) return
    state = next
    policy.onState?.(state)
  }

  const greet = () => {
    if (socket?.readyState !== WebSocket.OPEN) return
    const greeting = policy.greeting()
    const text = greeting && JSON.stringify(greeting)
    if (text === undefined || text === said) return
    said = text
    socket.send(text)
  }

  const receive = (data: unknown) => {
    const message = Message.safeParse(typeof data === 'string' ? parseJson(data) : undefined)
    if (!message.success) return
    if (message.data.topic === ready) {
      failures = 0
      become('open')
    }
    policy.onMessage(message.data.topic, message.data.data)
  }

  const comeBackLater = () => {
    timer = setTimeout(open, pauseBefore(failures, Math.random(), policy.pauses))
    failures += 1
  }

  const connect = () => {
    const opened = new WebSocket(`${policy.base().replace(/^http/, 'ws')}/ws`)
    socket = opened
    said = undefined
    become('connecting')
    opened.addEventListener('open', greet)
    opened.addEventListener('message', ({ data }) => {
      if (socket === opened) receive(data)
    })
    opened.addEventListener('close', ({ code }) => {
      if (socket !== opened) return
      socket = undefined
      become('closed')
      if (policy.comesBack?.(code) ?? true) comeBackLater()
    })
  }

  const prepareAndConnect = async (prepare: () => Promise<boolean>) => {
    const mine = {}
    turn = mine
    const isReady = await prepare()
    if (turn !== mine) return
    if (isReady) connect()
    else comeBackLater()
  }

  /** Opens it unless it is open; a pause before the next attempt is cut short. */
  const open = () => {
    clearTimeout(timer)
    if (socket) return
    if (policy.prepare) void prepareAndConnect(policy.prepare)
    else connect()
  }

  const close = () => {
    clearTimeout(timer)
    turn = {}
    const closing = socket
    socket = undefined
    closing?.close()
    become('closed')
  }

  return {
    open,
    close,
    /** Says the greeting again where it has changed. */
    greet,
    hasGreeted: () => said !== undefined && socket !== undefined,
    state: () => state,
    /** The network is back, or somebody looks again: no pause is due. */
    comeBack: () => {
      failures = 0
      open()
    },
  }
}
