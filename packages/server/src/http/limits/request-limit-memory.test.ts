import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import Fastify from 'fastify'
import { addRequestLimit } from './request-limit.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const long = () => randomBytes(3500).toString('hex')

/** What is over is given back a few turns later. */
const used = async () => {
  for (let round = 0; round < 5; round += 1) {
    await setImmediate()
    collect()
  }
  return process.memoryUsage().heapUsed
}

test('the memory per caller does not grow with the length of the token', async (t) => {
  const server = Fastify()
  addRequestLimit(server, 1_000_000)
  // As after a login, which says whose the device is.
  server.get('/', async (request) => {
    server.noteCaller(request, 'li')
    return ''
  })
  t.after(() => server.close())
  const ask = () => server.inject({ url: '/', headers: { authorization: `Bearer ${long()}`, 'x-device-id': long() } })
  await ask()
  const before = await used()
  for (let index = 1; index <= 2000; index += 1) await ask()
  const grown = (await used()) - before
  // 2,000 callers with 14 KB each would be 28 MB.
  assert.ok(grown < 10 * 2 ** 20, `${(grown / 2 ** 20).toFixed(1)} MB more`)
})
