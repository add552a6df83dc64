import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import Fastify from 'fastify'
import type { DemoPrinterAction, DemoTerminals } from './demo-terminals.ts'
import { addTerminalsPage } from './terminals-routes.ts'

const open = async (test: TestContext, isRunning = true) => {
  const folder = await mkdtemp(join(tmpdir(), 'campus-demo-terminals-'))
  await writeFile(join(folder, '00001-paper.pdf'), '%PDF-1.7')
  const done: DemoPrinterAction[] = []
  const terminals: DemoTerminals = {
    list: () => [
      {
        number: 'ZD-01',
        name: ['图书馆<b>', 'Library <b>', '圖書館<b>'],
        printed: 3,
        sheetsLeft: 0,
        troubles: ['jam', 'empty'],
        papers: [{ file: '00001-paper.pdf', pages: 3 }],
      },
    ],
    run: (_number, action) => void done.push(action),
    screenCode: async () => 'ABCD-EFGH-JKLM',
    paper: (number, file) => (number === 'ZD-01' && file === '00001-paper.pdf' ? join(folder, file) : undefined),
    stop: async () => undefined,
  }
  const server = Fastify()
  addTerminalsPage(server, () => (isRunning ? terminals : undefined))
  server.get('/kiosk/', () => 'the screen')
  test.after(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })
  const get = (url: string) => server.inject({ url, headers: { 'accept-language': 'en' } })
  const post = (number: string, action: string) =>
    server.inject({
      method: 'POST',
      url: `/demo/terminals/${number}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `action=${action}`,
    })
  return { get, post, done }
}

test('the page shows the status and output of each demo printer', async (t) => {
  const { get } = await open(t)
  const { body } = await get('/demo/terminals')
  assert.match(body, /ZD-01 · Library &lt;b&gt;[^]*Jammed · Out of paper · 0 sheets left/)
  const paper = await get('/demo/terminals/ZD-01/00001-paper.pdf')
  assert.equal(paper.headers['content-type'], 'application/pdf')
  assert.equal((await get('/demo/terminals/ZD-01/..%2F..%2Fsecret')).statusCode, 404)
})

test('a newcomer makes a printer misbehave and opens the screen of its terminal', async (t) => {
  const { post, done } = await open(t)
  assert.equal((await post('ZD-01', 'jam')).headers.location, '/demo/terminals')
  assert.deepEqual(done, ['jam'])
  assert.equal((await post('ZD-01', 'screen')).headers.location, '/kiosk/?demo#enrol=ABCD-EFGH-JKLM')
  assert.equal((await post('ZD-01', 'explode')).statusCode, 404)
  assert.equal((await post('ZD-99', 'jam')).statusCode, 404)
  assert.deepEqual(done, ['jam'])
})

test('the address of the screen needs no code in the demo', async (t) => {
  const { get } = await open(t)
  for (const address of ['/kiosk', '/kiosk/', '/kiosk?from=mail', '/kiosk/?from=mail']) {
    const { statusCode, headers } = await get(address)
    assert.deepEqual([statusCode, headers.location], [303, '/kiosk/?demo#enrol=ABCD-EFGH-JKLM'], address)
  }
  assert.equal((await get('/kiosk/?demo')).body, 'the screen')
  assert.equal((await get('/kiosk/index.html')).statusCode, 404)
})

test('before the terminals run the page is there and empty', async (t) => {
  const { get, post } = await open(t, false)
  assert.equal((await get('/demo/terminals')).statusCode, 200)
  assert.equal((await post('ZD-01', 'jam')).statusCode, 404)
})
