import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import Fastify from 'fastify'
import { openNoticeBox } from '../../testing/servers/pay/notice-box.ts'
import { cashier } from './cashier.ts'
import { addCashierPage } from './cashier-routes.ts'

const number = '20260131000000000001'
const returnUrl = 'http://localhost:3000/#/orders/1'

const open = async (test: TestContext) => {
  const folder = await mkdtemp(join(tmpdir(), 'campus-cashier-page-'))
  const server = Fastify()
  const box = await openNoticeBox(test)
  const port = cashier({ folder, secret: 'secret of this demo school', baseUrl: 'http://localhost:3000' })
  box.readWith(port)
  addCashierPage(server, { cashier: port })
  test.after(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })
  const expiresAt = new Date(Date.now() + 60_000)
  const addresses = { returnUrl, noticeUrl: box.url, payerNetwork: '' }
  await port.open({ number, amount: 1205, description: '<b>在读证明</b>', expiresAt, scene: 'page', ...addresses })
  const url = `/demo/cashier/${number}`
  const look = (language = 'en') => server.inject({ url, headers: { 'accept-language': language } })
  const choose = (action: string, at = url) =>
    server.inject({
      method: 'POST',
      url: at,
      payload: `action=${action}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  return { server, port, box, look, choose }
}

test('the cashier shows what is paid for, in three languages, without script or inline style', async (t) => {
  const { look } = await open(t)
  const page = await look()
  assert.deepEqual([page.statusCode, page.headers['cache-control']], [200, 'no-store'])
  assert.match(page.body, /&lt;b&gt;在读证明[^]*¥12\.05[^]*20260131000000000001[^]*>Pay</)
  assert.match((await look('zh-CN')).body, /确认付款/)
  assert.match((await look('zh-TW')).body, /確認付款/)
  assert.doesNotMatch(page.body, /<script|<style|style=|\son\w+=|<b>/)
})

test('a payment redirects back, the app is notified, and the page shows it from then on', async (t) => {
  const { port, box, look, choose } = await open(t)
  const answer = await choose('pay')
  assert.deepEqual([answer.statusCode, answer.headers.location], [303, returnUrl])
  assert.equal(box.taken.length, 1)
  assert.equal((await port.ask(number)).state, 'paid')
  assert.match((await look()).body, /role="status">Paid/)
  assert.equal((await choose('pay')).headers.location, `/demo/cashier/${number}`)
  assert.equal(box.taken.length, 1)
})

test('a cancellation redirects back without a payment', async (t) => {
  const { port, choose } = await open(t)
  assert.equal((await choose('back')).headers.location, returnUrl)
  assert.deepEqual(await port.ask(number), { state: 'open' })
})

test('the failure modes work: a lost notice, two payments, money for a closed payment', async (t) => {
  const lost = await open(t)
  await lost.choose('lose')
  assert.deepEqual([(await lost.port.ask(number)).state, lost.box.taken.length], ['paid', 0])
  const twice = await open(t)
  await twice.choose('twice')
  assert.equal(twice.box.taken.length, 2)
  const late = await open(t)
  await late.choose('late')
  assert.match((await late.look()).body, /only after the order closes/)
  const closed = await open(t)
  await closed.port.close(number)
  assert.match((await closed.look()).body, /This payment is closed/)
  assert.equal((await closed.choose('pay')).headers.location, `/demo/cashier/${number}`)
  await closed.choose('late')
  assert.equal((await closed.port.ask(number)).state, 'paid')
})

test('an unknown number, an odd one and an unknown wish lead nowhere', async (t) => {
  const { server, choose } = await open(t)
  assert.equal((await choose('pay', '/demo/cashier/20260131000000000002')).statusCode, 404)
  assert.equal((await choose('steal')).statusCode, 404)
  assert.equal((await server.inject('/demo/cashier/..%2F..%2Fsecret')).statusCode, 404)
})

test('without a cashier there is no page', async () => {
  const server = Fastify()
  addCashierPage(server, {})
  assert.equal((await server.inject(`/demo/cashier/${number}`)).statusCode, 404)
})
