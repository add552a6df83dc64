import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A bare connection to a server under test; what breaks on it is for the test to look at, not to throw. */
export const openRaw = async (url: string, port = Number(new URL(url).port)): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** Sends these bytes and gives all that comes back until the server closes, or for as long as one waits. */
export const sendRaw = async (url: string, bytes: string | Buffer, waitMs = 5000): Promise<string> => {
  const socket = await openRaw(url)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
  socket.write(bytes)
  const timer = setTimeout(() => socket.destroy(), waitMs)
  await once(socket, 'close')
  clearTimeout(timer)
  return answer
}

/** The handshake of a websocket, with further headers or another path. */
export const handshake = (headers: readonly string[] = [], path = '/ws') =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
    '\r\n',
  ].join('\r\n')
