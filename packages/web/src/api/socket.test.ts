import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { server } from '@campus/client/calls/transport.ts'
import { changeSession } from '../session/session-store.ts'
import { listenTo, socketState, watchSocket } from './socket.ts'

interface Peer {
  readonly url: string | undefined
  readonly stream: Duplex
  readonly said: unknown[]
}

const peers: Peer[] = []
let listensAtOnce = true

/** One short masked text frame of a browser. */
const textIn = (frame: Buffer) => {
  const length = frame.readUInt8(1) & 127
  const mask = frame.subarray(2, 6)
  return Buffer.from(frame.subarray(6, 6 + length).map((byte, index) => byte ^ (mask[index % 4] ?? 0))).toString()
}

const push = (peer: Peer | undefined, message: unknown) => {
  const text = Buffer.from(typeof message === 'string' ? message : JSON.stringify(message))
  peer?.stream.write(Buffer.concat([Buffer.from([0x81, text.length]), text]))
}

const welcome = ({ url, headers }: IncomingMessage, stream: Duplex) => {
  const accept = createHash('sha1').update(`${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64')
  stream.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`)
  const peer: Peer = { url, stream, said: [] }
  peers.push(peer)
  stream.on('data', (frame: Buffer) => {
    if ((frame.readUInt8(0) & 15) !== 1) stream.end()
    else {
      peer.said.push(JSON.parse(textIn(frame)))
      if (listensAtOnce) push(peer, { topic: 'ready', data: null })
    }
  })
  stream.on('error', () => undefined)
}

const school = createServer().on('upgrade', welcome)

const until = async (isSo: () => boolean, what: string) => {
  for (const began = performance.now(); !isSo() && performance.now() - began < 240_000; ) await pause(10)
  assert(isSo(), what)
}

before(async () => {
  await new Promise<void>((resolve) => school.listen(0, '127.0.0.1', resolve))
  server.base = `http://127.0.0.1:${(school.address() as AddressInfo).port}`
  changeSession((session) => ({ ...session, token: 'T1' }))
})

after(() => {
  for (const { stream } of peers) stream.destroy()
  school.close()
})

test('the socket sends the token in its first message, never in its address, and receives its topics until nobody listens', async () => {
  const unread: unknown[] = []
  const stop = listenTo('unread', (data) => void unread.push(data))
  await until(() => peers[0]?.said.length === 1, 'the server heard hello')
  assert.deepEqual([peers[0]?.url, peers[0]?.said], ['/ws', [{ type: 'hello', token: 'T1' }]])

  for (const noise of ['no json', { topic: 'other', data: 1 }, { data: 2 }]) push(peers[0], noise)
  push(peers[0], { topic: 'unread', data: { size: 3 } })
  await until(() => unread.length === 1, 'the topic arrived')
  assert.deepEqual(unread, [{ size: 3 }])

  changeSession((session) => ({ ...session, token: 'T2' }))
  await until(() => peers[1]?.said.length === 1, 'another token makes another hello')
  assert.deepEqual(peers[1]?.said, [{ type: 'hello', token: 'T2' }])

  peers[1]?.stream.destroy()
  await until(() => peers[2]?.said.length === 1, 'a lost socket comes back')
  await until(() => socketState() === 'open', 'the server listens again')

  stop()
  await until(() => socketState() === 'closed', 'nobody listens')
  assert.equal(peers.length, 3)
})

test('when the server no longer knows the token, the app is notified, and no socket reconnects before there is another', async () => {
  let reportedOver = 0
  const stops = [listenTo('unread', () => undefined), listenTo('session_over', () => void (reportedOver += 1))]
  const first = peers.length
  await until(() => peers[first]?.said.length === 1, 'the server heard hello')
  const closing = Buffer.alloc(4)
  closing.set([0x88, 2])
  closing.writeUInt16BE(4401, 2)
  peers[first]?.stream.end(closing)
  await until(() => reportedOver === 1, 'the app was told')
  assert.equal(peers.length, first + 1)
  changeSession((session) => ({ ...session, token: 'T3' }))
  await until(() => peers[first + 1]?.said.length === 1, 'another token makes another hello')
  for (const stop of stops) stop()
})

test('a socket is open when the server confirms it, not when the first message was sent: events in between are not pushed', async () => {
  listensAtOnce = false
  const states: string[] = []
  const stopWatching = watchSocket(() => states.push(socketState()))
  const first = peers.length
  const stop = listenTo('unread', () => undefined)
  await until(() => peers[first]?.said.length === 1, 'the server heard hello')
  assert.deepEqual(states, ['connecting'])
  push(peers[first], { topic: 'ready', data: null })
  await until(() => socketState() === 'open', 'the server listens')

  changeSession((session) => ({ ...session, token: 'T4' }))
  await until(() => peers[first + 1]?.said.length === 1, 'another hello')
  changeSession((session) => ({ ...session, token: 'T5' }))
  await until(() => peers[first + 2]?.said.length === 1, 'a hello whose token is over is followed by another, answered or not')
  assert.deepEqual(peers[first + 2]?.said, [{ type: 'hello', token: 'T5' }])
  stop()
  stopWatching()
  listensAtOnce = true
})
