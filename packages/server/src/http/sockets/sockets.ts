import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { lostAfterSeconds } from '@campus/contract/terminals/machine.ts'
import { nonceNeededCode } from '@campus/contract/terminals/nonce.ts'
import type { FastifyInstance } from 'fastify'
import { WebSocket, WebSocketServer } from 'ws'
import type { News } from '../../context/push.ts'
import type { Log } from '../../platform/log/log.ts'
import { networkOf } from '../../platform/network.ts'
import { type Clock, later } from '../../platform/time/clock.ts'
import { hasValidNonce, isMachineToken, type KnownMachine, type Machines, type Sessions } from '../auth.ts'
import { clientAddressReader } from './client-address.ts'
import { type Hello, readHello } from './hello.ts'
import { countOpen } from './open-count.ts'
import { isFromOwnPage, refuseUpgrade } from './upgrade.ts'

const helloWithinMs = 10_000
const heartbeatMs = 30_000
/** Close codes, beside `beatNeededCode`: a wrong first message, an unknown session, none in time, too many of a session, no fault of the other side. */
const closeCodes = { badHello: 4400, login: 4401, noHello: 4408, tooMany: 4429, tryAgain: 1011 }

export interface SocketOptions {
  readonly sessions: Pick<Sessions, 'find' | 'listEnded'>
  readonly machines: Machines
  readonly mayWatchPcLogin: (id: string, pageSecret: string) => Promise<boolean>
  /** How many may be open that have not logged in, from one network. */
  readonly perNetwork: number
  /** How many a session, or the credential of a machine, may have open. */
  readonly perSession: number
  readonly total: number
  /** How often it is asked which sessions are over; often enough unless a test says otherwise. */
  readonly recheckMs?: number
  readonly trustedProxies: readonly string[]
  /** Whose pages may open sockets; see `isFromOwnPage`. */
  readonly publicUrl: string | undefined
  readonly now: Clock
  readonly log: Log
}

/** Whom a socket listens for, and the session it counts for. */
interface Judged {
  readonly place: string
  readonly session: string
  readonly known?: KnownMachine
}

export const openSockets = (server: FastifyInstance, options: SocketOptions) => {
  const wss = new WebSocketServer({ noServer: true, maxPayload: 4096 })
  const listeners = new Map<string, Set<WebSocket>>()
  const addressOf = clientAddressReader(options.trustedProxies)
  const waiting = countOpen(options.perNetwork)
  const loggedIn = countOpen(options.perSession)
  /** Takes a socket out of the count that it is in. */
  const uncount = new WeakMap<WebSocket, () => void>()

  const tokens = new WeakMap<WebSocket, string>()
  const greetingsReceived = new WeakMap<WebSocket, Date>()

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

  /** Whom a token belongs to and what they may receive; a machine's credential counts as its session. */
  const judge = async (token: string, beat?: string): Promise<Judged | undefined> => {
    if (isMachineToken(token)) {
      const known = await options.machines.find(token, beat)
      return known && { place: `terminal:${known.machine.terminalId}`, session: `session:${known.machine.credentialId}`, known }
    }
    const caller = await options.sessions.find(token)
    return caller && { place: `person:${caller.personId}`, session: `session:${caller.sessionId}` }
  }

  const isOver = async (token: string): Promise<boolean> =>
    isMachineToken(token) ? !(await judge(token)) : (await options.sessions.listEnded([token])).length > 0

  /** From now on it counts for its session: a whole campus may be behind one address. */
  const countForSession = (socket: WebSocket, session: string) => {
    uncount.get(socket)?.()
    loggedIn.add(session)
    uncount.set(socket, () => loggedIn.remove(session))
  }

  /** A machine sends its nonce, at first and again with each heartbeat: a copy of it must not listen forever. */
  const onGreeting = async (socket: WebSocket, known: KnownMachine, network: string) => {
    const isGood = await hasValidNonce(known, options.machines, network)
    if (isGood) greetingsReceived.set(socket, options.now())
    else socket.close(nonceNeededCode, 'beat needed')
    return isGood
  }

  /** It may have closed while it was judged: then nobody would ever take it off the list again. */
  const isOpen = (socket: WebSocket) => socket.readyState === WebSocket.OPEN

  const watchPcLogin = async (socket: WebSocket, id: string, pageSecret: string) => {
    const may = await options.mayWatchPcLogin(id, pageSecret)
    if (!may) return socket.close(closeCodes.login, 'login')
    if (isOpen(socket)) listen(socket, `pc_login:${id}`)
  }

  const authorize = async (socket: WebSocket, hello: Hello, network: string): Promise<void> => {
    if (hello.type === 'watch_pc_login') return watchPcLogin(socket, hello.id, hello.pageSecret)
    const before = tokens.get(socket)
    const found = (before ?? hello.token) === hello.token ? await judge(hello.token, hello.beat) : undefined
    if (!found) return socket.close(closeCodes.login, 'login')
    if (found.known && !(await onGreeting(socket, found.known, network))) return undefined
    if (before !== undefined || !isOpen(socket)) return undefined
    if (loggedIn.isFull(found.session)) return socket.close(closeCodes.tooMany, 'too many')
    countForSession(socket, found.session)
    tokens.set(socket, hello.token)
    listen(socket, found.place, found.session)
    if (found.known) socket.on('message', (again: Buffer) => onHello(socket, again, network))
  }

  const onHello = (socket: WebSocket, message: Buffer, network: string) => {
    const hello = readHello(message)
    if (!hello) return socket.close(closeCodes.badHello, 'bad hello')
    authorize(socket, hello, network).catch((error: unknown) => {
      options.log.debug({ err: error }, 'a socket could not be judged')
      socket.close(closeCodes.tryAgain, 'try again')
    })
  }

  /** A machine that has not sent its nonce for so long that its terminal counts as lost. */
  const hasWrongNonce = (socket: WebSocket) => {
    const said = greetingsReceived.get(socket)
    return said !== undefined && said < later(options.now(), -lostAfterSeconds)
  }

  const greet = (socket: WebSocket, network: string) => {
    waiting.add(network)
    uncount.set(socket, () => waiting.remove(network))
    let isAlive = true
    const late = setTimeout(() => socket.close(closeCodes.noHello, 'no hello'), helloWithinMs)
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
      onHello(socket, message, network)
    })
    socket.on('error', (error) => options.log.debug({ err: error }, 'a socket broke'))
    socket.on('close', () => {
      clearTimeout(late)
      clearInterval(heartbeat)
      uncount.get(socket)?.()
    })
  }

  /**
   * Sessions also end without news: after a time without use, after a day, and while this process was cut off from the database.
   * Machines greet again by themselves.
   */
  const closeEnded = async () => {
    const open = [...wss.clients].flatMap((socket) => {
      const token = tokens.get(socket)
      return token === undefined || isMachineToken(token) ? [] : [{ socket, token }]
    })
    if (open.length === 0) return
    const ended = new Set(await options.sessions.listEnded([...new Set(open.map(({ token }) => token))]))
    for (const { socket, token } of open) if (ended.has(token)) socket.close(closeCodes.login, 'login')
  }
  const recheckAll = () =>
    closeEnded().catch((error: unknown) => options.log.warn({ err: error }, 'The sessions of open sockets could not be checked'))
  const rechecks = setInterval(() => void recheckAll(), options.recheckMs ?? heartbeatMs)
  rechecks.unref()

  server.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // Node has taken its own listener off: without one, a connection that is reset here would end the process.
    stream.on('error', (error) => options.log.debug({ err: error }, 'a connection broke during its upgrade'))
    const network = networkOf({ origin: { network: addressOf(request) } })
    if (!isFromOwnPage(request.headers, options.publicUrl)) return refuseUpgrade(stream, 403)
    if (waiting.isFull(network) || wss.clients.size >= options.total) return refuseUpgrade(stream, 429)
    wss.handleUpgrade(request, stream, head, (socket) => greet(socket, network))
  })

  return {
    recheckAll,
    /** A session has changed or ended somewhere: an ended one receives nothing more. */
    async recheckSession(id: string) {
      for (const socket of listeners.get(`session:${id}`) ?? []) {
        const code = await isOver(tokens.get(socket) ?? '').then(
          (over) => (over ? closeCodes.login : undefined),
          // Whether it may still listen is not known, so it has to come back and be judged again.
          () => closeCodes.tryAgain,
        )
        if (code !== undefined) socket.close(code)
      }
    },
    deliver({ to, topic, data }: News) {
      const text = JSON.stringify({ topic, data })
      for (const socket of listeners.get(to) ?? [])
        if (hasWrongNonce(socket)) socket.close(nonceNeededCode, 'beat needed')
        else socket.send(text)
    },
    close() {
      clearInterval(rechecks)
      for (const socket of wss.clients) socket.close(1001, 'going away')
      wss.close()
    },
  }
}
