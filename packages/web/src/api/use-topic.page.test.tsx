import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { doing, draw } from '@campus/ui/testing/draw.tsx'
import { useTopic } from './use-topic.ts'

type Listener = (event: { readonly data?: string; readonly code?: number }) => void

/** A socket in the hands of the test. */
class HeldSocket {
  static readonly opened: HeldSocket[] = []
  readonly #listeners = new Map<string, Listener>()
  constructor() {
    HeldSocket.opened.push(this)
  }
  addEventListener(kind: string, listener: Listener) {
    this.#listeners.set(kind, listener)
  }
  send() {}
  close() {}
  happen(kind: string, event: { readonly data?: string; readonly code?: number } = {}) {
    this.#listeners.get(kind)?.(event)
  }
  push(topic: string, data: unknown = null) {
    this.happen('message', { data: JSON.stringify({ topic, data }) })
  }
}

const before = globalThis.WebSocket
Object.assign(globalThis, { WebSocket: HeldSocket })
after(() => Object.assign(globalThis, { WebSocket: before }))

const reported: string[] = []
function Screen({ name }: { readonly name: string }) {
  useTopic(
    'unread',
    (data) => reported.push(`${name} heard ${String(data)}`),
    () => reported.push(`${name} missed`),
  )
  return null
}

const newest = () => {
  const socket = HeldSocket.opened.at(-1)
  assert.ok(socket)
  return socket
}

test('a screen mounted before the server listened loads again, once each time; one that came later does not', async (t) => {
  await draw(t, <Screen name="early" />)
  await doing(() => newest().happen('open'))
  assert.deepEqual(reported, [], 'hello was said, and nobody listens yet')
  await doing(() => newest().push('ready'))
  assert.deepEqual(reported, ['early missed'])
  await draw(t, <Screen name="late" />)
  await doing(() => newest().push('unread', 3))
  assert.deepEqual(reported.splice(0), ['early missed', 'early heard 3', 'late heard 3'])

  const sockets = HeldSocket.opened.length
  await doing(() => newest().happen('close', { code: 1006 }))
  for (const began = performance.now(); HeldSocket.opened.length === sockets && performance.now() - began < 60_000; )
    await doing(() => new Promise((resolve) => setTimeout(resolve, 20)))
  await doing(() => newest().happen('open'))
  await doing(() => newest().push('ready'))
  assert.deepEqual([reported.length, new Set(reported)], [2, new Set(['early missed', 'late missed'])])
})
