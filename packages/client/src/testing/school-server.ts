import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, before, beforeEach } from 'node:test'
import { server } from '../calls/transport.ts'

/** Calls of the tests of a file go to this listener. */
export const serveCalls = (listener: RequestListener): void => {
  const school = createServer(listener)
  before(async () => {
    await new Promise<void>((resolve) => school.listen(0, '127.0.0.1', resolve))
    server.base = `http://127.0.0.1:${(school.address() as AddressInfo).port}`
  })
  after(() => {
    school.closeAllConnections()
    school.close()
  })
}

interface ReceivedRequest {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A text is sent as a PDF, anything else as JSON. */
export interface ServerAnswer {
  readonly status?: number
  readonly headers?: Record<string, string>
  readonly body: unknown
}

export const ok = (data: unknown, more: object = {}): ServerAnswer => ({ body: { code: 200, msg: 'ok', data, ...more } })

interface SchoolServer {
  /** Since the test began. */
  received: ReceivedRequest[]
  /** An empty success until the test says otherwise. */
  reply: (request: ReceivedRequest) => ServerAnswer
}

/** A server whose answers the tests of a file decide, and that remembers what it was asked. */
export const serveSchool = (): SchoolServer => {
  const school: SchoolServer = { received: [], reply: () => ok(null) }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = request
    const received = { method, url, headers, body: await text(request) }
    school.received.push(received)
    const { status = 200, headers: more, body } = school.reply(received)
    const isJson = typeof body !== 'string'
    response.writeHead(status, { 'content-type': isJson ? 'application/json' : 'application/pdf', ...more })
    response.end(isJson ? JSON.stringify(body) : body)
  }
  serveCalls((request, response) => void answer(request, response))
  beforeEach(() => {
    school.received = []
    school.reply = () => ok(null)
  })
  return school
}
