import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MessageChannel } from 'node:worker_threads'
import { type Askable, askWorker } from './ask-worker.ts'

const untilStopped = new AbortController().signal

/** The near end of a channel, whose far end does what a worker would; `ended` shows that it was released. */
const workerThat = (answers: (question: unknown, reply: (answer: unknown) => void) => void) => {
  const { port1, port2 } = new MessageChannel()
  const failures = new EventTarget()
  const state = { ended: 0 }
  port2.on('message', (question) => answers(question, (answer) => port2.postMessage(answer)))
  const worker: Askable = {
    postMessage: (question) => port1.postMessage(question),
    addEventListener: (kind, listener) =>
      kind === 'message' ? void port1.on('message', (data) => listener({ data })) : failures.addEventListener('error', () => listener({})),
    terminate: () => {
      state.ended += 1
      port1.close()
    },
  }
  return { worker, state, fail: () => failures.dispatchEvent(new Event('error')) }
}

test('a question is answered, and the worker is let go', async () => {
  const { worker, state } = workerThat((question, reply) => reply({ echo: question }))
  assert.deepEqual(await askWorker(worker, 'is it genuine?', { within: 10_000, signal: untilStopped }), { echo: 'is it genuine?' })
  assert.equal(state.ended, 1)
})

test('a file that keeps the worker busy endlessly ends the worker, not the page', async () => {
  const { worker, state } = workerThat(() => undefined)
  await assert.rejects(askWorker(worker, 'bomb', { within: 5, signal: untilStopped }), { name: 'WorkerFailure', kind: 'late' })
  assert.equal(state.ended, 1)
})

test('a worker whose program does not load fails at once', async () => {
  const { worker, state, fail } = workerThat(() => undefined)
  const asked = askWorker(worker, 'hello', { within: 10_000, signal: untilStopped })
  fail()
  await assert.rejects(asked, { kind: 'lost' })
  assert.equal(state.ended, 1)
})

test('leaving the screen stops the check, before or during it', async () => {
  for (const isEarly of [true, false]) {
    const { worker, state } = workerThat(() => undefined)
    const leaving = new AbortController()
    if (isEarly) leaving.abort()
    const asked = askWorker(worker, 'hello', { within: 10_000, signal: leaving.signal })
    leaving.abort()
    await assert.rejects(asked, { name: 'AbortError' })
    assert.equal(state.ended, 1)
  }
})
