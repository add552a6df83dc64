import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import Fastify from 'fastify'
import { folderMail } from '../ports/mail/folder-mail.ts'
import { folderSms } from '../ports/sms/folder-sms.ts'
import { wecomSocial } from '../ports/social/wecom-social.ts'
import { eventually } from '../testing/eventually.ts'
import { addDemoPages } from './demo-pages.ts'
import { demoSocial } from './sign-in/demo-social.ts'
import { demoSso } from './sign-in/demo-sso.ts'

const baseUrl = 'http://localhost:3000'
const settings = { secret: 'secret of this demo school', baseUrl }
const state = 'a-state-of-enough-length'

const open = async (test: TestContext) => {
  const outboxFolder = await mkdtemp(join(tmpdir(), 'campus-demo-pages-'))
  const server = Fastify()
  const social = {
    wechat: demoSocial('wechat', settings),
    wecom: wecomSocial({ corpId: 'ww123', agentId: '1', secret: 'of the real WeCom' }),
  }
  const people = async () => [{ subject: '2023001', name: '李雷', note: '学生' }]
  addDemoPages(server, {
    services: { social, sso: { cas: demoSso(settings) }, pay: {}, timestamps: undefined },
    people,
    outboxFolder,
    timeZone: async () => 'Asia/Shanghai',
    lessons: undefined,
    terminals: () => undefined,
  })
  test.after(async () => {
    await server.close()
    await rm(outboxFolder, { recursive: true, force: true })
  })
  const get = (url: string, language = 'en') => server.inject({ url, headers: { 'accept-language': language } })
  return { get, server, outboxFolder }
}

const signIn = (login: string, redirect = `${baseUrl}/?outside=${login}`) =>
  `/demo/sign-in/${login}?${new URLSearchParams({ state, redirect_uri: redirect }).toString()}`

test('a stand-in page lets a newcomer choose one of the people of the demo', async (t) => {
  const { get } = await open(t)
  const page = await get(signIn('wechat'))
  assert.equal(page.statusCode, 200)
  assert.equal(page.headers['cache-control'], 'no-store')
  assert.match(page.body, /stands in for WeChat/)
  assert.match(page.body, /李雷/)
  assert.match((await get(signIn('sso'), 'zh-TW')).body, /學校統一身分認證/)
  assert.match((await get('/demo/demo.css')).body, /light-dark/)
})

test('a provider that is configured for real has no stand-in page, nor has an unknown one', async (t) => {
  const { get } = await open(t)
  for (const login of ['wecom', 'dingtalk', 'constructor']) assert.equal((await get(signIn(login))).statusCode, 404, login)
})

test('a stand-in page redirects only back to this server, and only with a state', async (t) => {
  const { get } = await open(t)
  assert.equal((await get(signIn('wechat', 'https://evil.example.com/'))).statusCode, 400)
  assert.equal((await get('/demo/sign-in/wechat')).statusCode, 400)
  assert.equal((await get(`/demo/sign-in/wechat?state=short&redirect_uri=${baseUrl}`)).statusCode, 400)
})

test('the outbox shows mail and text messages together, newest first, and nothing in them is markup', async (t) => {
  const { get, outboxFolder } = await open(t)
  assert.match((await get('/demo/outbox')).body, /Nothing has been sent yet/)
  const mail = { to: 'a@example.edu.cn', subject: '<b>Code</b>', text: '验证码 111111', html: '' }
  await folderMail({ folder: outboxFolder }).send(mail)
  const sentAt = Date.now()
  await eventually(() => Date.now() > sentAt || undefined)
  await folderSms({ folder: outboxFolder }).send({
    to: '13800138000',
    template: 'login_code',
    params: { code: '222222' },
    text: '222222 <script>alert(1)</script>',
  })
  const { body } = await get('/demo/outbox', 'zh-CN')
  assert.ok(body.indexOf('222222') < body.indexOf('111111'))
  assert.match(body, /短信[^]*13800138000[^]*邮件 · &lt;b&gt;Code/)
  assert.doesNotMatch(body, /<script|<b>/)
  // On the clock of the school.
  assert.match(body, /<time datetime="[^"]+Z">\d{4}-\d{2}-\d{2} \d{2}:\d{2} \(UTC\+8\)</)
})

test('a page of the demo is in the language of its address, is turned into another, and stays in it', async (t) => {
  const { get, server } = await open(t)
  const turned = await get('/demo/outbox?language=zh_TW')
  assert.match(turned.body, /示範寄件匣/)
  assert.match(turned.body, /href="\?language=en_US" lang="en-US">English<[^]*aria-current="true">繁體中文/)
  const cookie = String(turned.headers['set-cookie']).split(';')[0] ?? ''
  const later = await server.inject({ url: '/demo/outbox', headers: { 'accept-language': 'en', cookie } })
  assert.match(later.body, /示範寄件匣/)
  assert.equal(later.headers['set-cookie'], undefined)
  // What else the address says is kept.
  assert.match((await get(`${signIn('wechat')}&language=nothing`)).body, /href="\?state=a-state[^"]*&amp;language=zh_CN"/)
})
