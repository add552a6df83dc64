import assert from 'node:assert/strict'
import { text } from 'node:stream/consumers'
import { beforeEach, type TestContext, test } from 'node:test'
import { serveCalls } from '@campus/client/testing/school-server.ts'
import { call } from '@campus/contract/call.ts'
import { shownToast } from '@campus/ui/feedback/toast.ts'
import { doing, draw, shows } from '@campus/ui/testing/draw.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { z } from 'zod'
import { parseSession } from '../session/session.ts'
import { changeSession } from '../session/session-store.ts'
import { type Action, useAction } from './use-action.ts'
import { useRead } from './use-read.ts'

const cart = call({ method: 'GET', path: '/cart', who: 'user', summary: 'Reads the cart.', output: z.object({ lines: z.number() }) })
const add = call({
  method: 'POST',
  path: '/cart',
  who: 'user',
  summary: 'Puts something into the cart.',
  body: z.object({ name: z.string() }),
  output: z.object({ added: z.string() }),
  idempotency: 'required',
})

let lines = 0
let heard: { readonly name: string; readonly key: string | undefined }[] = []
let refusal: string | undefined

serveCalls((request, response) => {
  const serve = async () => {
    const answer = (data: unknown, more: object = {}) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ code: 200, msg: 'ok', data, ...more }))
    }
    if (request.method === 'GET') return answer({ lines })
    const { name } = JSON.parse(await text(request)) as { name: string }
    heard.push({ name, key: request.headers['idempotency-key'] as string | undefined })
    if (refusal !== undefined) return answer(null, { code: 500, error: refusal, msg: `No: ${refusal}` })
    lines += 1
    answer({ added: name })
  }
  void serve()
})

beforeEach(() => {
  lines = 0
  heard = []
  refusal = undefined
  changeSession(() => ({ ...parseSession(null), token: 'T1' }))
})

/** A screen with a cart and what can be done with it. */
const openScreen = async (t: TestContext, options: Parameters<typeof useAction>[1] = { changes: [cart] }) => {
  const seen: { act?: Action<typeof add> } = {}
  function Screen() {
    const read = useRead(cart, {})
    const adding = useAction(add, options)
    seen.act = adding
    return (
      <p>
        {read.data?.lines} {adding.isActing ? 'acting' : 'idle'} {adding.failure?.message}
      </p>
    )
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const place = await draw(
    t,
    <QueryClientProvider client={queries}>
      <Screen />
    </QueryClientProvider>,
  )
  t.after(() => queries.clear())
  const act = (name: string) => {
    assert.ok(seen.act)
    return seen.act.act({ name })
  }
  return { place, act }
}

test('two actions at once with other input are both done, each with its own answer; the same input is done once', async (t) => {
  const { act, place } = await openScreen(t)
  const answers: unknown[] = []
  await doing(async () => answers.push(...(await Promise.all(['pen', 'ink', 'pen'].map(act)))))
  assert.deepEqual(answers, [{ added: 'pen' }, { added: 'ink' }, { added: 'pen' }])
  assert.deepEqual(
    heard.map(({ name }) => name),
    ['pen', 'ink'],
  )
  assert.equal(new Set(heard.map(({ key }) => key)).size, 2)
  // What the actions changed is read again.
  await shows(place, /^2 idle/)
})

test('a refusal reaches the caller and is shown, unless the screen shows it itself', async (t) => {
  refusal = 'sold_out'
  const loud = await openScreen(t)
  await doing(() => assert.rejects(loud.act('pen'), { code: 'sold_out' }))
  assert.equal(shownToast.getState()?.text, 'No: sold_out')
  await shows(loud.place, /idle No: sold_out/)
  const quiet = await openScreen(t, { quiet: true })
  refusal = 'too_late'
  await doing(() => assert.rejects(quiet.act('pen'), { code: 'too_late' }))
  assert.equal(shownToast.getState()?.text, 'No: sold_out')
})

test('pressing again after an undecided end carries the same key; after a correction it does not', async (t) => {
  const { act } = await openScreen(t)
  refusal = 'still_working'
  await doing(() => assert.rejects(act('pen')))
  refusal = undefined
  await doing(() => act('ink'))
  await doing(() => act('pen'))
  const [lost, other, again] = heard.map(({ key }) => key)
  assert.equal(again, lost)
  assert.notEqual(other, lost)
})
