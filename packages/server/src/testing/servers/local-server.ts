import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { TestContext } from 'node:test'

export interface Asked {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

export interface Reply {
  readonly status?: number
  readonly headers?: Record<string, string>
  readonly body?: string | Buffer | object
}

const bytesOf = (body: Reply['body']) => (typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body))

/** A server on loopback that stands where a provider stands, until it is closed. */
export const openLocalServer = async (answer: (asked: Asked) => Reply | Promise<Reply>, port = 0) => {
  const respond = async (request: IncomingMessage): Promise<Reply> => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    return answer({ method: request.method ?? '', url, headers: request.headers, body: await buffer(request) })
  }
  const server = createServer((request, response) => {
    respond(request).then(
      ({ status = 200, headers = {}, body }) => response.writeHead(status, headers).end(body === undefined ? undefined : bytesOf(body)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

/** The same for one test. */
export const serveLocally = async (test: TestContext, answer: (asked: Asked) => Reply | Promise<Reply>): Promise<string> => {
  const { url, close } = await openLocalServer(answer)
  test.after(close)
  return url
}

/** An address where nobody listens: the port was free a moment ago and connecting to it is refused. */
export const freeLocalPort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
