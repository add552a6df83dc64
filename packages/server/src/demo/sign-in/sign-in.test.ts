import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toProviderError } from '../../testing/to-provider-error.ts'
import { demoCss } from '../page/frame.ts'
import { demoSocial } from './demo-social.ts'
import { demoSso } from './demo-sso.ts'
import { renderDemoSignIn } from './sign-in-page.ts'

const baseUrl = 'http://localhost:8080'
const redirectUri = `${baseUrl}/account/back?school=1`
const state = 'a-state-of-enough-length'
const settings = { secret: 'secret of this demo school', baseUrl }
const people = [
  { subject: 'demo-li-lei', name: '李雷', note: '学生' },
  { subject: 'demo-wang', name: '<b>"Wang" & \'co\'</b>' },
]

const linksOf = (html: string) =>
  [...html.matchAll(/href="(http[^"]+)"/g)].map((match) => new URL((match[1] ?? '').replaceAll('&amp;', '&')))

test('a person chosen on the demo page is returned with the state and recognised', async () => {
  const port = demoSocial('wechat', settings)
  const asked = new URL(port.authorizeUrl({ redirectUri, state }))
  assert.equal(asked.origin + asked.pathname, `${baseUrl}/demo/sign-in/wechat`)
  assert.deepEqual(Object.fromEntries(asked.searchParams), { state, redirect_uri: redirectUri })
  const links = linksOf(renderDemoSignIn({ login: port.login, state, redirectUri, people, language: 'zh_CN' }))
  assert.equal(links.length, 2)
  const [link] = links
  assert.equal(link?.searchParams.get('state'), state)
  assert.equal(link?.searchParams.get('school'), '1')
  assert.deepEqual(await port.exchange(link?.searchParams.get('code') ?? ''), { subject: 'demo-li-lei', name: '李雷' })
})

test('the demo page explains in three languages what it replaces, without script or inline style', () => {
  const { login } = demoSocial('dingtalk', settings)
  const pages = (['zh_CN', 'en_US', 'zh_TW'] as const).map((language) => renderDemoSignIn({ login, state, redirectUri, people, language }))
  assert.match(pages[0] ?? '', /<html lang="zh-CN">[^]*本页代替钉钉/)
  assert.match(pages[1] ?? '', /<html lang="en-US">[^]*stands in for DingTalk/)
  assert.match(pages[2] ?? '', /<html lang="zh-TW">[^]*本頁代替釘釘/)
  for (const page of pages) {
    assert.doesNotMatch(page, /<script|<style|style=|\son\w+=/)
    assert.doesNotMatch(page, /<b>/)
    assert.match(page, /&lt;b&gt;&quot;Wang&quot; &amp; &#39;co&#39;/)
  }
  assert.doesNotMatch(demoCss, /@import|url\(/)
})

test('the demo page leads nowhere but back to this server', () => {
  const { login } = demoSocial('wechat', settings)
  for (const target of ['https://evil.example.com/', '//evil.example.com', 'javascript:alert(1)', 'http://localhost:8081/', '']) {
    assert.throws(() => renderDemoSignIn({ login, state, redirectUri: target, people, language: 'en_US' }), toProviderError('refused'))
  }
})

test('a demo code works once, within five minutes, at its own door, in its own school', async () => {
  let now = Date.now()
  const withClock = { ...settings, now: () => now }
  const port = demoSocial('wechat', withClock)
  const [person] = people
  assert.ok(person)
  const code = port.login.mintDemoCode(person)
  await assert.rejects(demoSocial('wecom', withClock).exchange(code), toProviderError('refused'))
  await assert.rejects(demoSocial('wechat', { ...withClock, secret: 'another school' }).exchange(code), toProviderError('refused'))
  await port.exchange(code)
  await assert.rejects(port.exchange(code), toProviderError('refused', undefined, [code]))
  const slow = port.login.mintDemoCode(person)
  now += 5 * 60 * 1000 + 1
  await assert.rejects(port.exchange(slow), toProviderError('refused'))
  await assert.rejects(port.exchange(code), toProviderError('refused'))
})

test('a changed, cut or invented demo code names nobody', async () => {
  const port = demoSocial('wechat', settings)
  const [claim = '', seal = ''] = port.login.mintDemoCode({ subject: 'demo-li-lei', name: '李雷' }).split('.')
  const forged = Buffer.from(Buffer.from(claim, 'base64url').toString().replace('li-lei', 'admin')).toString('base64url')
  for (const code of [`${forged}.${seal}`, claim, `${claim}.`, `.${seal}`, '', 'x.y'])
    await assert.rejects(port.exchange(code), toProviderError('refused'))
})

test('single sign-on of the demo school goes through the same page and requires the browser that started it', async () => {
  const port = demoSso(settings)
  const { url, memory } = await port.begin({ redirectUri })
  const asked = new URL(url).searchParams
  const page = renderDemoSignIn({ login: port.login, state: asked.get('state') ?? '', redirectUri, people, language: 'en_US' })
  assert.match(page, /stands in for the school&#39;s single sign-on/)
  const currentUrl = linksOf(page)[0]?.href ?? ''
  const stranger = (await port.begin({ redirectUri })).memory
  await assert.rejects(port.finish({ currentUrl, redirectUri, memory: stranger }), toProviderError('refused', 'state'))
  await assert.rejects(port.finish({ currentUrl, redirectUri, memory: '' }), toProviderError('refused', 'state'))
  const person = await port.finish({ currentUrl, redirectUri, memory })
  assert.deepEqual(person, { subject: 'demo-li-lei', attributes: { name: '李雷' } })
  assert.equal(await port.logoutUrl({ returnTo: `${baseUrl}/` }), `${baseUrl}/`)
})
