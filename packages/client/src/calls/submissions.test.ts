import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NoConnection, Refusal } from '../failures.ts'
import { openSubmissions } from './submissions.ts'

interface CopiesRequest {
  readonly copies: number
}

/** A server that answers when the test says so. */
const openServer = () => {
  const sent: { readonly given: CopiesRequest; readonly key: string; answer: (text: string) => void; fail: (error: Error) => void }[] = []
  const submitted = openSubmissions<string>()
  const submit = (given: CopiesRequest) =>
    submitted(given, (key) => new Promise((answer, fail) => void sent.push({ given, key, answer, fail: (error) => fail(error) })))
  return { sent, submit }
}

const soon = () => new Promise((resolve) => setTimeout(resolve))

test('a second tap while the first is under way sends nothing and gets the same answer', async () => {
  const { sent, submit } = openServer()
  const taps = [submit({ copies: 1 }), submit({ copies: 1 })]
  await soon()
  assert.equal(sent.length, 1)
  sent[0]?.answer('one')
  assert.deepEqual(await Promise.all(taps), ['one', 'one'])
})

test('another request during the first gets its own response, is sent after it, and has its own key', async () => {
  const { sent, submit } = openServer()
  const answers = [submit({ copies: 1 }), submit({ copies: 2 })]
  await soon()
  assert.equal(sent.length, 1, 'the second waits: they arrive in the order of the taps')
  sent[0]?.answer('one')
  await soon()
  sent[1]?.answer('two')
  assert.deepEqual(await Promise.all(answers), ['one', 'two'])
  assert.deepEqual(
    sent.map(({ given }) => given.copies),
    [1, 2],
  )
  assert.notEqual(sent[0]?.key, sent[1]?.key)
})

test('a wish that was refused does not stop the one that waits for it', async () => {
  const { sent, submit } = openServer()
  const refused = assert.rejects(submit({ copies: 1 }), Refusal)
  const next = submit({ copies: 2 })
  await soon()
  sent[0]?.fail(new Refusal('sold_out', ''))
  await refused
  await soon()
  sent[1]?.answer('two')
  assert.equal(await next, 'two')
})

test('what may have happened keeps its key for the same wish alone; a corrected wish is a new submission', async () => {
  const { sent, submit } = openServer()
  const fail = async (given: CopiesRequest, error: Error) => {
    const lost = assert.rejects(submit(given))
    await soon()
    sent.at(-1)?.fail(error)
    await lost
    return sent.at(-1)?.key
  }
  const lost = await fail({ copies: 1 }, new NoConnection())
  const corrected = await fail({ copies: 2 }, new Refusal('bad_input', ''))
  assert.notEqual(corrected, lost)
  assert.equal(await fail({ copies: 1 }, new Refusal('still_working', '')), lost)
  assert.equal(await fail({ copies: 1 }, new Refusal('sold_out', '')), lost)
  assert.notEqual(await fail({ copies: 1 }, new NoConnection()), lost)
})

test('after an answer the same wish is a new one', async () => {
  const { sent, submit } = openServer()
  for (const answer of ['first', 'second']) {
    const asked = submit({ copies: 1 })
    await soon()
    sent.at(-1)?.answer(answer)
    assert.equal(await asked, answer)
  }
  assert.notEqual(sent[0]?.key, sent[1]?.key)
})
