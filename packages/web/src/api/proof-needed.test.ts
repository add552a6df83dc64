import assert from 'node:assert/strict'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { beforeEach, test } from 'node:test'
import { serveCalls } from '@campus/client/testing/school-server.ts'
import { call, Done } from '@campus/contract/call.ts'
import { z } from 'zod'
import { parseSession } from '../session/session.ts'
import { changeSession } from '../session/session-store.ts'
import { onProofNeeded } from './proof-needed.ts'
import { send } from './send.ts'

const withdraw = call({
  method: 'POST',
  path: '/withdraw',
  who: 'user',
  summary: 'Pays out.',
  proof: 'fresh',
  body: z.object({ amount: z.number() }),
  output: Done,
  idempotency: 'required',
})

const ways = [{ kind: 'password', to: '' }]
let heard: { readonly key: IncomingMessage['headers'][string]; readonly body: string }[] = []
let isProved = false

const answerRequest = async (request: IncomingMessage, response: ServerResponse) => {
  heard.push({ key: request.headers['idempotency-key'], body: await text(request) })
  response.writeHead(200, { 'content-type': 'application/json' })
  const refusal = { code: 500, msg: 'Confirm it is you', data: { ways }, error: 'proof_required' }
  response.end(JSON.stringify(isProved ? { code: 200, msg: '', data: null } : refusal))
}

serveCalls((request, response) => void answerRequest(request, response))

beforeEach(() => {
  heard = []
  isProved = false
  changeSession(() => ({ ...parseSession(null), token: 'T1' }))
})

test('a call that needs a proof asks for it and is repeated with the same input and key', async () => {
  const asked: unknown[] = []
  const stop = onProofNeeded(async (facts) => {
    asked.push(facts)
    isProved = true
    return true
  })
  assert.equal(await send(withdraw, { amount: 600 }, { idempotencyKey: 'K1' }), null)
  assert.deepEqual(asked, [{ ways }])
  assert.deepEqual(
    heard,
    [1, 2].map(() => ({ key: 'K1', body: '{"amount":600}' })),
  )
  stop()
})

test('declining the proof shows why nothing happened, and nothing is repeated', async () => {
  const stop = onProofNeeded(async () => false)
  await assert.rejects(send(withdraw, { amount: 600 }, { idempotencyKey: 'K1' }), { code: 'proof_required' })
  assert.equal(heard.length, 1)
  stop()
})

test('a screen with ways of its own to give a proof is told what is missing, and nobody is asked', async () => {
  const stop = onProofNeeded(() => assert.fail('asked'))
  const options = { idempotencyKey: 'K1', asksForProof: false }
  await assert.rejects(send(withdraw, { amount: 600 }, options), { code: 'proof_required', facts: { ways } })
  assert.equal(heard.length, 1)
  stop()
})

test('a proof that the server does not accept is not asked for without end', async () => {
  let times = 0
  const stop = onProofNeeded(async () => {
    times += 1
    return true
  })
  await assert.rejects(send(withdraw, { amount: 600 }, { idempotencyKey: 'K1' }), { code: 'proof_required' })
  assert.deepEqual([times, heard.length], [1, 2])
  stop()
})

test('calls that need a proof at the same moment ask once', async () => {
  let times = 0
  let prove: (isProved: boolean) => void = () => undefined
  const stop = onProofNeeded(() => {
    times += 1
    return new Promise((resolve) => {
      prove = resolve
    })
  })
  const both = Promise.all(['K1', 'K2'].map((idempotencyKey) => send(withdraw, { amount: 600 }, { idempotencyKey })))
  while (heard.length < 2) await new Promise((resolve) => setTimeout(resolve, 5))
  await new Promise((resolve) => setTimeout(resolve, 20))
  isProved = true
  prove(true)
  await both
  assert.deepEqual([times, heard.length], [1, 4])
  stop()
})

test('without a way to ask, the refusal is final', async () => {
  await assert.rejects(send(withdraw, { amount: 600 }, { idempotencyKey: 'K1' }), { code: 'proof_required' })
})
