import type { IncomingMessage } from 'node:http'
import { beatNeededCode } from '@campus/contract/terminals/beat.ts'
import { lostAfterSeconds } from '@campus/contract/terminals/machine.ts'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import { type Clock, later } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import type { News } from '../platform/push.ts'
import { isInBeat, isMachineToken, type KnownMachine, type Machines, type Sessions } from './door.ts'

/** The first message says what the socket wants to hear: the news of a person or a terminal, or the fate of one PC login code. */
const Hello = z.union([
  z.object({ type: z.literal('hello'), token: z.string().max(200), beat: z.string().max(64).optional() }),
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
  readonly now: Clock
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
  const wordsSaid = new WeakMap<WebSocket, Date>()

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

  /** Whom a token belongs to and what they may hear; a machine's credential counts as its session. */
  const judge = async (token: string, beat?: string): Promise<{ places: readonly string[]; known?: KnownMachine } | undefined> => {
    if (isMachineToken(token)) {
      const known = await options.machines.find(token, beat)
      return known && { places: [`terminal:${known.machine.terminalId}`, `session:${known.machine.credentialId}`], known }
    }
    const caller = await options.sessions.find(token)
    return caller && { places: [`person:${caller.personId}`, `session:${caller.sessionId}`] }
  }

  /** A machine says its word, at first and again with each heartbeat: a copy of it must not listen for ever. */
  const hearWord = async (socket: WebSocket, known: KnownMachine, network: string) => {
    const isGood = await isInBeat(known, options.machines, network)
    if (isGood) wordsSaid.set(socket, options.now())
    else socket.close(beatNeededCode, 'beat needed')
    return isGood
  }

  const admit = async (socket: WebSocket, message: string, network: string): Promise<void> => {
    const hello = Hello.parse(JSON.parse(message))
    if (hello.type === 'watch_pc_login') {
      const may = await options.mayWatchPcLogin(hello.id, hello.pageSecret)
      return may ? listen(socket, `pc_login:${hello.id}`) : socket.close(4401, 'login')
    }
    const before = tokens.get(socket)
    const found = (before ?? hello.token) === hello.token ? await judge(hello.token, hello.beat) : undefined
    if (!found) return socket.close(4401, 'login')
    if (found.known && !(await hearWord(socket, found.known, network))) return undefined
    if (before !== undefined) return undefined
    tokens.set(socket, hello.token)
    listen(socket, ...found.places)
    if (found.known) socket.on('message', (again: Buffer) => void hearHello(socket, again, network))
  }

  const hearHello = (socket: WebSocket, message: Buffer, network: string) =>
    admit(socket, message.toString(), network).catch(() => socket.close(4400, 'bad hello'))

  /** A machine that has not said its word for so long that its terminal counts as lost. */
  const isOutOfBeat = (socket: WebSocket) => {
    const said = wordsSaid.get(socket)
    return said !== undefined && said < later(options.now(), -lostAfterSeconds)
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
        void hearHello(socket, message, network)
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

  const isOver = async (socket: WebSocket) => !(await judge(tokens.get(socket) ?? ''))

  return {
    /** A session has changed or ended somewhere: whose is over hears nothing more. */
    async recheckSession(id: string) {
      for (const socket of listeners.get(`session:${id}`) ?? []) if (await isOver(socket)) socket.close(4401, 'login')
    },
    deliver({ to, topic, data }: News) {
      const text = JSON.stringify({ topic, data })
      for (const socket of listeners.get(to) ?? [])
        if (isOutOfBeat(socket)) socket.close(beatNeededCode, 'beat needed')
        else socket.send(text)
    },
    close() {
      for (const socket of wss.clients) socket.close(1001, 'going away')
      wss.close()
    },
  }
}
