import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { Malformed } from '../ipp/decode.ts'
import { encodeIpp } from '../ipp/encode.ts'
import { openControlApi } from './control-api.ts'
import { troublesOf } from './engine.rules.ts'
import { receiveRequest } from './receive.ts'
import type { VirtualPrinterState } from './state.ts'
import { runVirtualPrinter, type VirtualPrinterActions, type VirtualPrinterMachine } from './virtual-printer.ts'

const Action = z.discriminatedUnion('action', [
  z.object({ action: z.literal('jam'), page: z.number().int().min(1).optional() }),
  z.object({ action: z.literal('refill'), sheets: z.number().int().min(0).optional() }),
  z.object({ action: z.enum(['empty', 'openDoor', 'pause', 'clear']) }),
])

export interface VirtualPrinter extends VirtualPrinterActions {
  readonly folder: string
  /** Where printers are reached: `ipp://127.0.0.1:…/ipp/print`. */
  readonly address: string
  /** Where its troubles are made from outside: POST `{ "action": "jam", "page": 3 }`. */
  readonly controlUrl: string
  readonly state: () => VirtualPrinterState
  readonly close: () => Promise<void>
}

export interface VirtualPrinterOptions {
  readonly folder: string
  readonly port?: number
  readonly name?: string
  readonly pagesPerSecond?: number
}

const host = '127.0.0.1'

const run = (machine: VirtualPrinterMachine, given: z.infer<typeof Action>) => {
  if (given.action === 'jam') machine.jam(given.page)
  else if (given.action === 'refill') machine.refill(given.sheets)
  else machine[given.action]()
}

const answerJson = (response: ServerResponse, status: number, content: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))

const lookOf = (machine: VirtualPrinterMachine) => ({ ...machine.state(), troubles: troublesOf(machine.state()) })

/** JSON alone: no page of another site can make a browser send it. */
const serveActions = async (machine: VirtualPrinterMachine, request: IncomingMessage, response: ServerResponse) => {
  if (request.method === 'GET') return answerJson(response, 200, lookOf(machine))
  if (request.headers['content-type'] !== 'application/json') return answerJson(response, 415, null)
  const action = Action.safeParse(await json(request).catch(() => undefined))
  if (!action.success) return answerJson(response, 400, null)
  run(machine, action.data)
  return answerJson(response, 200, lookOf(machine))
}

/** A printer of our own, for places without one: it speaks IPP like any other, and puts what it prints into a folder. */
export const openVirtualPrinter = async ({
  folder,
  port = 0,
  name = 'Campus tray',
  pagesPerSecond = 2,
}: VirtualPrinterOptions): Promise<VirtualPrinter> => {
  const machine = runVirtualPrinter(folder, pagesPerSecond)
  const startedAt = Date.now()
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const bound = server.address()
  const place = `${host}:${typeof bound === 'object' && bound ? bound.port : port}`
  const address = `ipp://${place}/ipp/print`
  const desk = openControlApi({ machine, address, name, startedAt })

  const serveIpp = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await desk(await receiveRequest(request))
    response.writeHead(200, { 'content-type': 'application/ipp' }).end(encodeIpp(answer))
  }

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      if (request.url === '/tray') await serveActions(machine, request, response)
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
    controlUrl: `http://${place}/tray`,
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
