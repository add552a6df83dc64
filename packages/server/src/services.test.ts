import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { readConfig } from './platform/config/config.ts'
import { OutsideFailure } from './platform/http-client/outside-failure.ts'
import { StartFailure } from './platform/start-failure.ts'
import { chooseMail, choosePay, chooseTypesetters } from './services.ts'
import { startAlipayServer } from './testing/servers/alipay/alipay-server.ts'
import { startMailServer } from './testing/servers/mail/mail-server.ts'
import { startWechatPayServer } from './testing/servers/wechat-pay/wechat-pay-server.ts'

const number = '20260131000000000001'
const publicUrl = 'https://campus.example.edu.cn'

const makeFolder = async (test: TestContext) => {
  const folder = await mkdtemp(join(tmpdir(), 'campus-services-'))
  test.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const choose = (environment: Record<string, string>, folder: string, isProduction = true) =>
  choosePay({ ...readConfig({ CAMPUS_DATA: folder, ...environment }, folder), isProduction }, publicUrl, 'secret')

test('the demo has the cashier and production has not, and neither has what is not configured', async (t) => {
  const folder = await makeFolder(t)
  assert.deepEqual(Object.keys(choose({}, folder, false)), ['cashier'])
  assert.deepEqual(Object.keys(choose({}, folder)), [])
})

test('a provider configured with key files works in production', async (t) => {
  const folder = await makeFolder(t)
  const wechat = await startWechatPayServer()
  const certified = await startWechatPayServer({ mode: 'certificates' })
  const alipay = await startAlipayServer()
  for (const server of [wechat, certified, alipay]) t.after(server.close)
  const report = { WECHAT_PAY_PAYOUT_SCENE: '1000', WECHAT_PAY_PAYOUT_REPORT: '活动名称=余额提现, 奖励说明=a=b' }
  const pay = choose({ ...(await wechat.environment(folder)), ...(await alipay.environment(folder)), ...report }, folder)
  assert.deepEqual(Object.keys(pay).toSorted(), ['alipay', 'wechat'])
  assert.deepEqual(await pay.wechat?.ask(number), { state: 'unknown' })
  assert.deepEqual(await pay.alipay?.ask(number), { state: 'unknown' })
  assert.equal(
    (await pay.wechat?.payOut?.send({ number: 'W1', amount: 1, openId: 'o', payeeName: '李雷', remark: '提现' }))?.state,
    'waiting',
  )
  const withCertificates = choose({ ...(await certified.environment(folder)) }, folder)
  assert.deepEqual(await withCertificates.wechat?.ask(number), { state: 'unknown' })
  assert.equal(withCertificates.wechat?.payOut, undefined)
})

test('a key file that is missing or no key is one clear sentence, which does not quote it', async (t) => {
  const folder = await makeFolder(t)
  const alipay = await startAlipayServer()
  t.after(alipay.close)
  const settings = await alipay.environment(folder)
  await writeFile(join(folder, 'no-key.pem'), 'not-a-key-but-secret')
  for (const name of ['missing.pem', 'no-key.pem'])
    assert.throws(
      () => choose({ ...settings, ALIPAY_KEY: join(folder, name) }, folder),
      (error: unknown) => error instanceof StartFailure && /ALIPAY_KEY/.test(error.message) && !/not-a-key/.test(error.message),
    )
  const bare = alipay.settings.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
  await writeFile(join(folder, 'bare.txt'), `${bare}\n`)
  const older = alipay.settings.privateKey.export({ type: 'pkcs1', format: 'der' }).toString('base64')
  await writeFile(join(folder, 'older.txt'), older)
  const publicBare = alipay.settings.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  await writeFile(join(folder, 'public.txt'), publicBare)
  for (const name of ['bare.txt', 'older.txt']) {
    const keys = { ALIPAY_KEY: join(folder, name), ALIPAY_PUBLIC_KEY: join(folder, 'public.txt') }
    assert.deepEqual(await choose({ ...settings, ...keys }, folder).alipay?.ask(number), { state: 'unknown' })
  }
})

test('half of the settings of a provider, or WeChat Pay without its official account, do not start', async (t) => {
  const folder = await makeFolder(t)
  const wechat = await startWechatPayServer()
  t.after(wechat.close)
  const { WECHAT_APP_ID: _id, WECHAT_APP_SECRET: _secret, ...settings } = await wechat.environment(folder)
  assert.throws(() => choose(settings, folder), /WECHAT_APP_ID/)
  const { WECHAT_PAY_API_KEY: _key, ...half } = await wechat.environment(folder)
  assert.throws(() => choose(half, folder), /WECHAT_PAY_API_KEY \(needed beside WECHAT_PAY_MERCHANT/)
})

test('mail is sent over TLS only, unless configured otherwise', async (t) => {
  const folder = await makeFolder(t)
  const { seen, settings } = await startMailServer(t, { disabledCommands: ['STARTTLS'], authOptional: true })
  const smtp = { SMTP_HOST: settings.host, SMTP_PORT: String(settings.port), SMTP_FROM: settings.from }
  const send = (more: Record<string, string>) =>
    chooseMail(readConfig({ CAMPUS_DATA: folder, ...smtp, ...more }, folder)).send({
      to: 'li@example.edu.cn',
      subject: 'a',
      text: 'b',
      html: '<p>b</p>',
    })
  await assert.rejects(send({}), OutsideFailure)
  assert.equal(seen.length, 0)
  await send({ SMTP_REQUIRE_TLS: 'false' })
  assert.equal(seen.length, 1)
})

const sheet = (source: string) => ({ source, data: {}, pictures: {} })
const endless = sheet('#for i in range(9000) { for j in range(9000) { for k in range(9000) { } } }')

const openTypesetters = (t: TestContext, cpuMs: number) => {
  const opened = chooseTypesetters({ DOCUMENT_WORKERS: 1, DOCUMENT_FONTS: undefined }, { cpuMs })
  t.after(() => Promise.all([opened.typesetter.close(), opened.previewTypesetter.close()]))
  return opened
}

test('a draft that hangs keeps no certificate waiting', async (t) => {
  const { typesetter, previewTypesetter } = openTypesetters(t, 60_000)
  let isDraftOver = false
  const draft = previewTypesetter.set(endless).catch(() => {
    isDraftOver = true
  })
  assert.equal((await typesetter.set(sheet('Certificate'))).kind, 'pages')
  assert.equal(isDraftOver, false)
  await previewTypesetter.close()
  await draft
})

test('a draft that ran out of time is not tried again', async (t) => {
  const { previewTypesetter } = openTypesetters(t, 500)
  await assert.rejects(previewTypesetter.set(endless), { message: 'the sheet could not be set, tries: 1' })
})
