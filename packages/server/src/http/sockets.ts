import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import type { Log } from '../platform/log.ts'
import type { News } from '../platform/push.ts'
import { isMachineToken, type Machines, type Sessions } from './door.ts'

/** The first message says what the socket wants to hear: the news of a person or a terminal, or the fate of one PC login code. */
const Hello = z.union([
  z.object({ type: z.literal('hello'), token: z.string().max(200) }),
  z.object({ type: z.literal('watch_pc_login'), id: z.uuid(), pageSecret: z.string().max(200) }),
])

const helloWithinMs = 10_000
const heartbeatMs = 30_000

export interface SocketOptions {
  readonly sessions: Sessions
  readonly machines: Machines
  readonly mayWatchPcLogin: (id: string, pageSecret: string) => Promise<boolean>
  readonly perNetwork: number
  readonly total: number
  readonly trustedProxies: readonly string[]
  readonly log: Log
}

/** The address behind a proxy of ours, as that proxy tells it; anybody else's word is not taken. */
const networkOf = (request: IncomingMessage, trustedProxies: readonly string[]) => {
  const nearest = request.socket.remoteAddress ?? ''
  const told = request.headers['x-forwarded-for']
  return trustedProxies.includes(nearest) && typeof told === 'string' ? (told.split(',').at(-1)?.trim() ?? nearest) : nearest
}

export const openSockets = (server: FastifyInstance, options: SocketOptions) => {
  const wss = new WebSocketServer({ noServer: true, maxPayload: 4096 })
  const listeners = new Map<string, Set<WebSocket>>()
  const perNetwork = new Map<string, number>()

  const tokens = new WeakMap<WebSocket, string>()

  const listen = (socket: WebSocket, ...places: readonly string[]) => {
    for (const to of places) {
      const sockets = listeners.get(to) ?? new Set()
      listeners.set(to, sockets.add(socket))
      socket.on('close', () => {
        sockets.delete(socket)
        if (sockets.size === 0) listeners.delete(to)
      })
    }
    socket.send(JSON.stringify({ topic: 'ready', data: null }))
  }

  /** What whoever holds a token may hear; a machine's credential counts as its session. */
  const placesFor = async (token: string): Promise<readonly string[] | undefined> => {
    if (isMachineToken(token)) {
      const machine = await options.machines.find(token)
      return machine && [`terminal:${machine.terminalId}`, `session:${machine.credentialId}`]
    }
    const caller = await options.sessions.find(token)
    return caller && [`person:${caller.personId}`, `session:${caller.sessionId}`]
  }

  const admit = async (socket: WebSocket, message: string) => {
    const hello = Hello.safeParse(JSON.parse(message))
    if (!hello.success) return socket.close(4400, 'bad hello')
    if (hello.data.type === 'hello') {
      const places = await placesFor(hello.data.token)
      if (!places) return socket.close(4401, 'login')
      tokens.set(socket, hello.data.token)
      return listen(socket, ...places)
    }
    const may = await options.mayWatchPcLogin(hello.data.id, hello.data.pageSecret)
    return may ? listen(socket, `pc_login:${hello.data.id}`) : socket.close(4401, 'login')
  }

  server.server.on('upgrade', (request, stream, head) => {
    const network = networkOf(request, options.trustedProxies)
    const open = perNetwork.get(network) ?? 0
    const path = request.url?.split('?')[0]
    if (path !== '/ws' || open >= options.perNetwork || wss.clients.size >= options.total) {
      stream.end(`HTTP/1.1 ${path === '/ws' ? '429 Too Many Requests' : '404 Not Found'}\r\nconnection: close\r\n\r\n`)
      return
    }
    const origin = request.headers.origin
    if (origin && new URL(origin).host !== request.headers.host) {
      stream.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')
      return
    }
    wss.handleUpgrade(request, stream, head, (socket) => {
      perNetwork.set(network, (perNetwork.get(network) ?? 0) + 1)
      let isAlive = true
      const late = setTimeout(() => socket.close(4408, 'no hello'), helloWithinMs)
      const heartbeat = setInterval(() => {
        if (!isAlive) return socket.terminate()
        isAlive = false
        socket.ping()
      }, heartbeatMs)
      socket.on('pong', () => {
        isAlive = true
      })
      socket.once('message', (message: Buffer) => {
        clearTimeout(late)
        admit(socket, message.toString()).catch(() => socket.close(4400, 'bad hello'))
      })
      socket.on('error', (error) => options.log.debug({ err: error }, 'socket'))
      socket.on('close', () => {
        clearTimeout(late)
        clearInterval(heartbeat)
        const left = (perNetwork.get(network) ?? 1) - 1
        if (left > 0) perNetwork.set(network, left)
        else perNetwork.delete(network)
      })
    })
  })

  const isOver = async (socket: WebSocket) => !(await placesFor(tokens.get(socket) ?? ''))

  return {
    /** A session has changed or ended somewhere: whose is over hears nothing more. */
    async recheckSession(id: string) {
      for (const socket of listeners.get(`session:${id}`) ?? []) if (await isOver(socket)) socket.close(4401, 'login')
    },
    deliver({ to, topic, data }: News) {
      const text = JSON.stringify({ topic, data })
      for (const socket of listeners.get(to) ?? []) socket.send(text)
    },
    close() {
      for (const socket of wss.clients) socket.close(1001, 'going away')
      wss.close()
    },
  }
}
