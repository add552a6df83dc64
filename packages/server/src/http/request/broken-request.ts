import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errorEnvelope } from '../error-envelope.ts'

const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Bytes that are no request, or one that never ends: the answer has the form of every other, and the connection ends. */
export const answerBrokenRequest = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statuses[error.code ?? ''] ?? 400
  const body = JSON.stringify(errorEnvelope({ headers: {} }, status))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'cache-control: no-store',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ].join('\r\n')
  socket.write(`${head}\r\n\r\n${body}`)
  socket.destroySoon()
}
