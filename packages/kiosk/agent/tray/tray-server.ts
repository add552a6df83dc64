import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { Malformed } from '../ipp/decode.ts'
import { encodeIpp } from '../ipp/encode.ts'
import { openDesk } from './desk.ts'
import { troublesOf } from './engine.rules.ts'
import { receiveRequest } from './receive.ts'
import { runTray, type TrayDeeds, type TrayMachine } from './tray.ts'
import type { TrayState } from './tray-state.ts'

const Deed = z.discriminatedUnion('deed', [
  z.object({ deed: z.literal('jam'), page: z.number().int().min(1).optional() }),
  z.object({ deed: z.literal('refill'), sheets: z.number().int().min(0).optional() }),
  z.object({ deed: z.enum(['empty', 'openDoor', 'pause', 'clear']) }),
])

export interface Tray extends TrayDeeds {
  readonly folder: string
  /** Where printers are reached: `ipp://127.0.0.1:…/ipp/print`. */
  readonly address: string
  /** Where its troubles are made from outside: POST `{ "deed": "jam", "page": 3 }`. */
  readonly deskUrl: string
  readonly state: () => TrayState
  readonly close: () => Promise<void>
}

export interface TrayOptions {
  readonly folder: string
  readonly port?: number
  readonly name?: string
  readonly pagesPerSecond?: number
}

const host = '127.0.0.1'

const carryOut = (machine: TrayMachine, given: z.infer<typeof Deed>) => {
  if (given.deed === 'jam') machine.jam(given.page)
  else if (given.deed === 'refill') machine.refill(given.sheets)
  else machine[given.deed]()
}

const answerJson = (response: ServerResponse, status: number, content: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))

const lookOf = (machine: TrayMachine) => ({ ...machine.state(), troubles: troublesOf(machine.state()) })

/** JSON alone: no page of another site can make a browser send it. */
const serveDeeds = async (machine: TrayMachine, request: IncomingMessage, response: ServerResponse) => {
  if (request.method === 'GET') return answerJson(response, 200, lookOf(machine))
  if (request.headers['content-type'] !== 'application/json') return answerJson(response, 415, null)
  const deed = Deed.safeParse(await json(request).catch(() => undefined))
  if (!deed.success) return answerJson(response, 400, null)
  carryOut(machine, deed.data)
  return answerJson(response, 200, lookOf(machine))
}

/** A printer of our own, for places without one: it speaks IPP like any other, and puts what it prints into a folder. */
export const openTray = async ({ folder, port = 0, name = 'Campus tray', pagesPerSecond = 2 }: TrayOptions): Promise<Tray> => {
  const machine = runTray(folder, pagesPerSecond)
  const startedAt = Date.now()
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const bound = server.address()
  const place = `${host}:${typeof bound === 'object' && bound ? bound.port : port}`
  const address = `ipp://${place}/ipp/print`
  const desk = openDesk({ machine, address, name, startedAt })

  const serveIpp = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await desk(await receiveRequest(request))
    response.writeHead(200, { 'content-type': 'application/ipp' }).end(encodeIpp(answer))
  }

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      if (request.url === '/tray') await serveDeeds(machine, request, response)
      else if (request.method === 'POST' && request.headers['content-type'] === 'application/ipp') await serveIpp(request, response)
      else answerJson(response, 404, null)
    } catch (error) {
      // Cut off in the middle: there is nobody left to answer.
      if (error instanceof Malformed) answerJson(response, 400, null)
      else response.destroy()
    }
    // What was not read of a refused document would stand before the next request.
    request.resume()
  }
  server.on('request', (request, response) => void serve(request, response))

  return {
    folder,
    address,
    deskUrl: `http://${place}/tray`,
    state: machine.state,
    jam: machine.jam,
    empty: machine.empty,
    openDoor: machine.openDoor,
    pause: machine.pause,
    clear: machine.clear,
    refill: machine.refill,
    async close() {
      machine.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
