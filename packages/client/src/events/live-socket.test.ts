import assert from 'node:assert/strict'
import { afterEach, beforeEach, mock, test } from 'node:test'
import { openLiveSocket } from './live-socket.ts'

type Listener = (event: { readonly data?: unknown; readonly code?: number }) => void

/** A socket in the hands of the test. */
class HeldSocket {
  static readonly OPEN = 1
  static opened: HeldSocket[] = []
  readonly url: string
  readonly said: unknown[] = []
  readyState = 0
  isClosed = false
  readonly #listeners = new Map<string, Listener>()
  constructor(url: string) {
    this.url = url
    HeldSocket.opened.push(this)
  }
  addEventListener(kind: string, listener: Listener) {
    this.#listeners.set(kind, listener)
  }
  send(text: string) {
    this.said.push(JSON.parse(text))
  }
  close() {
    this.isClosed = true
  }
  open() {
    this.readyState = HeldSocket.OPEN
    this.#listeners.get('open')?.({})
  }
  push(message: unknown) {
    this.#listeners.get('message')?.({ data: typeof message === 'string' ? message : JSON.stringify(message) })
  }
  end(code = 1006) {
    this.readyState = 3
    this.#listeners.get('close')?.({ code })
  }
}

const before = globalThis.WebSocket
const sockets = () => HeldSocket.opened
const newest = () => {
  const socket = sockets().at(-1)
  assert.ok(socket)
  return socket
}
const ready = { topic: 'ready', data: null }

beforeEach(() => {
  HeldSocket.opened = []
  Object.assign(globalThis, { WebSocket: HeldSocket })
  mock.timers.enable({ apis: ['setTimeout'] })
  mock.method(Math, 'random', () => 1)
})
afterEach(() => {
  Object.assign(globalThis, { WebSocket: before })
  mock.timers.reset()
  mock.restoreAll()
})

/** A socket of somebody with a token that changes. */
const openListener = (more: Partial<Parameters<typeof openLiveSocket>[0]> = {}) => {
  const heard: unknown[] = []
  const states: string[] = []
  const known = { token: 'T1' as string | undefined }
  const live = openLiveSocket({
    base: () => 'https://campus.example',
    greeting: () => (known.token === undefined ? undefined : { type: 'hello', token: known.token }),
    onMessage: (topic, data) => heard.push([topic, data]),
    onState: (state) => states.push(state),
    ...more,
  })
  return { live, heard, states, known }
}

test('a socket greets when it opens, is open when the server listens, and hears what is a message', () => {
  const { live, heard, states } = openListener()
  live.open()
  assert.equal(newest().url, 'wss://campus.example/ws')
  newest().open()
  assert.deepEqual([newest().said, states], [[{ type: 'hello', token: 'T1' }], ['connecting']])
  for (const noise of ['no json', { data: 1 }, '7']) newest().push(noise)
  newest().push(ready)
  newest().push({ topic: 'unread', data: 3 })
  assert.deepEqual(heard, [
    ['ready', null],
    ['unread', 3],
  ])
  assert.deepEqual([states, live.state()], [['connecting', 'open'], 'open'])
})

test('it says a changed greeting once, and nothing while there is nothing to say', () => {
  const { live, known } = openListener()
  known.token = undefined
  live.open()
  live.greet()
  newest().open()
  assert.deepEqual([newest().said, live.hasGreeted()], [[], false])
  known.token = 'T2'
  live.greet()
  live.greet()
  assert.deepEqual([newest().said, live.hasGreeted()], [[{ type: 'hello', token: 'T2' }], true])
})

test('pauses grow until the server listens again', () => {
  const { live } = openListener()
  live.open()
  for (const pause of [1000, 2000, 4000]) {
    const count = sockets().length
    newest().end()
    mock.timers.tick(pause - 1)
    assert.equal(sockets().length, count)
    mock.timers.tick(1)
    assert.equal(sockets().length, count + 1)
  }
  newest().open()
  newest().push(ready)
  newest().end()
  mock.timers.tick(1000)
  assert.equal(sockets().length, 5)
})

test('a network that is back cuts the pause short', () => {
  const { live } = openListener()
  live.open()
  for (let times = 0; times < 4; times += 1) {
    newest().end()
    mock.timers.tick(30_000)
  }
  newest().end()
  live.comeBack()
  live.comeBack()
  assert.equal(sockets().length, 6)
  newest().end()
  mock.timers.tick(1000)
  assert.equal(sockets().length, 7)
})

test('who is not wanted any more does not come back, and what it still hears is dropped', () => {
  const { live, heard, states } = openListener()
  live.open()
  newest().open()
  live.close()
  assert.equal(newest().isClosed, true)
  newest().push({ topic: 'unread', data: 1 })
  newest().end()
  mock.timers.tick(60_000)
  assert.deepEqual([sockets().length, heard, states], [1, [], ['connecting', 'closed']])
})

test('the caller decides by the code whether it comes back', () => {
  const codes: number[] = []
  const { live } = openListener({
    comesBack: (code) => {
      codes.push(code)
      return code !== 4401
    },
  })
  live.open()
  newest().end(1006)
  mock.timers.tick(1000)
  newest().end(4401)
  mock.timers.tick(60_000)
  assert.deepEqual([codes, sockets().length], [[1006, 4401], 2])
  live.open()
  assert.equal(sockets().length, 3)
})

const soon = async () => {
  for (let turns = 0; turns < 5; turns += 1) await Promise.resolve()
}

test('what an attempt needs is fetched before it; without it the attempt has failed', async () => {
  const answers = [false, true]
  const { live } = openListener({ prepare: async () => answers.shift() ?? true, pauses: { firstMs: 20, longestMs: 100 } })
  live.open()
  await soon()
  assert.equal(sockets().length, 0)
  mock.timers.tick(20)
  await soon()
  assert.equal(sockets().length, 1)
})

test('a socket that was closed while something was fetched for it is not opened', async () => {
  const fetched = Promise.withResolvers<boolean>()
  const { live } = openListener({ prepare: () => fetched.promise })
  live.open()
  live.close()
  fetched.resolve(true)
  await soon()
  mock.timers.tick(60_000)
  assert.equal(sockets().length, 0)
})
