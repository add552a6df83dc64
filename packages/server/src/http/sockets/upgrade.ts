import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

const socketPath = '/ws'

/**
 * Only a websocket handshake at `/ws` leaves HTTP. Any other request that offers to change the protocol (some clients always offer
 * HTTP/2) is answered as if it had not asked.
 */
export const wantsSocket = ({ url, headers }: IncomingMessage): boolean =>
  url?.split('?', 1)[0] === socketPath && headers.upgrade?.toLowerCase() === 'websocket'

const parse = (address: string) => (URL.canParse(address) ? new URL(address) : undefined)

/**
 * Whether the page that opens a socket is ours. Programs that are no browsers send no Origin. Without a configured address (demo)
 * people come by any name of the machine, so the page has to be of the host that was asked.
 */
export const isFromOwnPage = ({ origin, host }: IncomingMessage['headers'], publicUrl: string | undefined): boolean => {
  if (origin === undefined) return true
  const page = parse(origin)
  if (!page) return false
  return publicUrl === undefined ? page.host === host : page.origin === parse(publicUrl)?.origin
}

/** Answers over the bare connection and closes it, whether or not the other side ever closes its own. */
export const refuseUpgrade = (stream: Duplex, status: 403 | 429): void => {
  stream.once('finish', () => stream.destroy())
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
