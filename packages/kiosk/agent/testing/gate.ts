import { createServer, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { TestContext } from 'node:test'
import { readIppAddress } from '../ipp/address.ts'

/** Where an operation stops: before the printer receives it, or when its answer is lost. */
export interface Stall {
  readonly operation: number
  readonly isForwarded: boolean
}

const forward = async (target: URL, incoming: IncomingMessage, body: Buffer) =>
  new Promise<{ status: number; body: Buffer }>((resolve, reject) => {
    const { 'content-type': type } = incoming.headers
    const outgoing = request(target, { method: 'POST', headers: { 'content-type': type, 'content-length': body.length } })
    outgoing.on('error', reject)
    outgoing.on('response', (answer) => void buffer(answer).then((bytes) => resolve({ status: answer.statusCode ?? 0, body: bytes })))
    outgoing.end(body)
  })

/** A connection to a printer that can be paused at one operation, so that the waiting process can be killed there. */
export const openGate = async (t: TestContext, address: string) => {
  const { url } = readIppAddress(address)
  let stall: Stall | undefined
  let onStalled: () => void = () => undefined
  const server = createServer((incoming, response) => {
    const serve = async () => {
      const body = await buffer(incoming)
      const isHeld = stall?.operation === body.readUInt16BE(2)
      if (isHeld && !stall?.isForwarded) return onStalled()
      const answer = await forward(url, incoming, body)
      if (isHeld) return onStalled()
      response.writeHead(answer.status, { 'content-type': 'application/ipp' }).end(answer.body)
    }
    serve().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const bound = server.address()
  return {
    address: `ipp://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}${url.pathname}`,
    /** From now on the operation is held; resolves when one has come. */
    holdAt: (next: Stall) =>
      new Promise<void>((resolve) => {
        stall = next
        onStalled = resolve
      }),
  }
}
