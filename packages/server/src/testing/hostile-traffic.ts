import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { WebSocket } from 'ws'
import { handshake, openRaw } from './raw-connection.ts'

/** Numbers that look random and are the same for the same seed, so that a failing run can be repeated. */
const seededRandom = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const withBody = (body: string) =>
  `POST /openApi/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`

const heads = [
  'GARBAGE',
  '\0\0\0\0',
  'GET / HTTP/9.9\r\n\r\n',
  'GET  /  HTTP/1.1\r\n\r\n',
  'GET /%E0%A4%A HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET http://[::bad/ HTTP/1.1\r\nHost: x\r\n\r\n',
  'CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  'POST /openApi/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999\r\n\r\n{"a":',
  'POST /openApi/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: -1\r\n\r\n',
  'POST /openApi/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'POST /openApi/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
  'POST /openApi/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 13\r\n\r\n{"a":"\\u0000"}',
  withBody(`${'["\\u0000",'.repeat(55_000)}0${']'.repeat(55_000)}`),
  withBody(`[${Array.from({ length: 100_000 }, () => '"\\u0000"').join()}]`),
  'POST /openApi/login HTTP/1.1\r\nHost: x\r\nContent-Type: nonsense/; charset\r\nContent-Length: 2\r\n\r\n{}',
  'POST /my/files HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 40\r\n\r\n--x\r\ncontent-disposition: form-data; name=',
  'POST /pay/notices/wechat HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\n\u0000\u00ff{',
  'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n\r\n',
  'GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y\r\nRange: bytes=99-1\r\nIf-Modified-Since: never\r\n\r\n',
  `GET /healthz HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${'a'.repeat(14_000)}\r\n\r\n`,
  `GET /${'a'.repeat(15_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET /healthz HTTP/1.1\r\n${'x-y: z\r\n'.repeat(3000)}\r\n`,
  'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: nonsense, ::, 999.9.9.9\r\nLang: \u00ff\r\nAccept-Language: ;;q=x\r\n\r\n',
  'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: [::1\r\nX-Forwarded-For: , ,%00,-1\r\nX-Forwarded-Proto: nonsense\r\n\r\n',
  handshake(['X-Forwarded-For: 1.2.3.4.5, ::ffff:999, unknown']),
  handshake(['Origin: null']),
  handshake(['Origin: https://[::']),
  handshake(['Sec-WebSocket-Key: short']),
  handshake(['Sec-WebSocket-Version: 99']),
  handshake(['Sec-WebSocket-Protocol: ,,,']),
  handshake(['Sec-WebSocket-Extensions: permessage-deflate; ; =']),
  handshake([], '/ws?\u00ff'),
  handshake([], '/ws/%E0%A4%A'),
  handshake([], '/elsewhere'),
  handshake().replace('GET', 'POST'),
  handshake().replace('Upgrade: websocket', 'Upgrade: h2c'),
]

const greetings = [
  'nonsense',
  '{}',
  '{"type":"hello"}',
  '{"type":"hello","token":"\\u0000"}',
  '{"type":"hello","token":"terminal-unknown","beat":"\\ud83d"}',
  '{"type":"hello","token":"0123456789012345678901"}',
  '{"type":"watch_pc_login","id":"00000000-0000-4000-8000-000000000000","pageSecret":"\\u0000"}',
  `{"type":"hello","token":"${'x'.repeat(5000)}"}`,
  '[[[[[[',
]

type Random = () => number
const pick = <Item>(random: Random, items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item

/** Some bytes are changed, dropped or doubled. */
const mangle = (random: Random, text: string): Buffer => {
  const bytes = Buffer.from(text, 'latin1')
  for (let change = 0; change < random() * 4; change += 1) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
  const cut = random() < 0.3 ? Math.floor(random() * bytes.length) : bytes.length
  return random() < 0.1 ? Buffer.concat([bytes, bytes]) : bytes.subarray(0, cut)
}

/** How one ends what one began: politely, by a reset, half, or not at all. */
const leave = (random: Random, socket: Socket) => {
  const chance = random()
  if (chance < 0.35) socket.resetAndDestroy()
  else if (chance < 0.55) socket.destroy()
  else if (chance < 0.75) socket.end()
  // The rest stays open and says nothing more, until the batch is over.
}

const sendBroken = async (url: string, random: Random): Promise<Socket> => {
  const socket = await openRaw(url)
  const bytes = random() < 0.6 ? mangle(random, pick(random, heads)) : Buffer.from(pick(random, heads), 'latin1')
  // A slow one sends what it has in two parts.
  const middle = random() < 0.3 ? Math.floor(bytes.length / 2) : bytes.length
  socket.write(bytes.subarray(0, middle))
  if (middle < bytes.length) setTimeout(() => socket.destroyed || socket.write(bytes.subarray(middle)), 20)
  if (random() < 0.5) leave(random, socket)
  else setTimeout(() => leave(random, socket), random() * 60)
  socket.resume()
  return socket
}

// The library keeps the stream below a websocket to itself.
const rawStreamOf = (socket: WebSocket) => Reflect.get(socket, '_socket') as Socket

/** A real websocket that then says what no app says: broken frames, wrong greetings, floods of pings. */
const sendFrames = (url: string, random: Random): Promise<WebSocket> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`)
    socket.on('error', () => resolve(socket))
    socket.on('close', () => resolve(socket))
    socket.on('open', () => {
      const raw = rawStreamOf(socket)
      const chance = random()
      if (chance < 0.4) socket.send(pick(random, greetings))
      else if (chance < 0.7) raw.write(randomBytes(1 + Math.floor(random() * 60)))
      else if (chance < 0.8) socket.send(Buffer.alloc(5000))
      else for (let count = 0; count < 20; count += 1) socket.ping()
      if (random() < 0.5) leave(random, raw)
      resolve(socket)
    })
  })

/** Throws so many broken connections at a server at once, and lets go of all of them before it returns. */
export const attack = async (url: string, { seed, connections }: { seed: number; connections: number }): Promise<void> => {
  const random = seededRandom(seed)
  const begun = Array.from({ length: connections }, () => (random() < 0.8 ? sendBroken(url, random) : sendFrames(url, random)))
  const opened = await Promise.allSettled(begun)
  await new Promise((resolve) => setTimeout(resolve, 100))
  for (const outcome of opened) {
    if (outcome.status === 'rejected') continue
    if (outcome.value instanceof WebSocket) outcome.value.terminate()
    else outcome.value.destroy()
  }
}
