import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeLocalPort } from '../../testing/servers/local-server.ts'
import { appSecret, startWechat } from '../../testing/servers/logins/wechat-server.ts'
import { toProviderError } from '../../testing/to-provider-error.ts'
import { wechatSocial } from './wechat-social.ts'

const state = 'a-state-of-enough-length'

test('the browser is redirected to WeChat with the return address and the state', () => {
  const port = wechatSocial({ appId: 'wx123', appSecret, scope: 'snsapi_base' })
  const url = new URL(port.authorizeUrl({ redirectUri: 'https://campus.example.edu.cn/back?a=1', state }))
  assert.equal(url.origin + url.pathname, 'https://open.weixin.qq.com/connect/oauth2/authorize')
  assert.equal(url.hash, '#wechat_redirect')
  assert.deepEqual(Object.fromEntries(url.searchParams), {
    appid: 'wx123',
    redirect_uri: 'https://campus.example.edu.cn/back?a=1',
    response_type: 'code',
    scope: 'snsapi_base',
    state,
  })
  assert.throws(() => port.authorizeUrl({ redirectUri: 'https://campus.example.edu.cn/back', state: '' }), /unguessable/)
})

test('a WeChat code identifies the person, without asking for more than the scope allows', async (t) => {
  const settings = await startWechat(t)
  assert.deepEqual(await wechatSocial({ ...settings, scope: 'snsapi_base' }).exchange('code-of-li-lei'), { subject: 'oLiLei' })
})

test('with the wider scope WeChat returns the nickname and the identity across apps', async (t) => {
  const settings = await startWechat(t)
  const person = await wechatSocial({ ...settings, scope: 'snsapi_userinfo' }).exchange('code-of-li-lei')
  assert.deepEqual(person, { subject: 'oLiLei', unionSubject: 'uLiLei', name: '李雷' })
})

test('a code of WeChat works once, an invented one never', async (t) => {
  const port = wechatSocial({ ...(await startWechat(t)), scope: 'snsapi_base' })
  await assert.rejects(port.exchange('invented'), toProviderError('refused', '40029', ['invented', appSecret]))
  await port.exchange('code-of-li-lei')
  await assert.rejects(port.exchange('code-of-li-lei'), toProviderError('refused', '40163', ['code-of-li-lei', appSecret]))
  for (const noCode of ['', 'a b', 'a&secret=b', 'x'.repeat(600)]) await assert.rejects(port.exchange(noCode), toProviderError('refused'))
})

test('a WeChat page in snapshot mode identifies nobody', async (t) => {
  const settings = await startWechat(t, { is_snapshotuser: 1 })
  await assert.rejects(
    wechatSocial({ ...settings, scope: 'snsapi_base' }).exchange('code-of-li-lei'),
    toProviderError('refused', 'snapshot'),
  )
})

test('a wrong app secret is a matter of settings, a WeChat that is not there is unreachable', async (t) => {
  const settings = await startWechat(t)
  const wrong = wechatSocial({ ...settings, appSecret: 'another-secret', scope: 'snsapi_base' })
  await assert.rejects(wrong.exchange('code-of-li-lei'), toProviderError('misconfigured', '40125', ['another-secret']))
  const gone = wechatSocial({ ...settings, apiBase: `http://127.0.0.1:${await freeLocalPort()}`, scope: 'snsapi_base' })
  await assert.rejects(gone.exchange('code-of-li-lei'), toProviderError('unreachable', 'ECONNREFUSED', [appSecret, 'code-of-li-lei']))
})
