import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from './scan.rules.ts'

const own = 'https://campus.example.edu.cn'

test('the codes of the app are distinguished by the screen they lead to', () => {
  const cases = [
    [`${own}/#/pages/sys/msg/scanLogin?code=abc`, { kind: 'pc_login', code: 'abc' }],
    [`${own}/#/pages/sys/msg/scan?card=xyz`, { kind: 'card', code: 'xyz' }],
    [`${own}/#/verify?code=ZM-1`, { kind: 'verification', code: 'ZM-1' }],
    [`${own}/#/verify_mobile?code=ZM-1`, { kind: 'verification', code: 'ZM-1' }],
    [`${own}/#/pages/brige/brige?code=1234`, { kind: 'pick_up', code: '1234' }],
    [`${own}/#/pages/brige/brige?terminal=t-secret`, { kind: 'terminal', code: 't-secret' }],
    [`${own}/#/pages/brige/brige?terminal=`, { kind: 'app_page', address: '/pages/brige/brige?terminal=' }],
    [`${own}/#/pages/schedule/sign_in?code=s1`, { kind: 'sign_in', code: 's1' }],
    [`${own}/#/pages/schedule/sign_out?code=s1`, { kind: 'sign_out', code: 's1' }],
    [`  ${own}/#/pages/sys/user/help?x=1 `, { kind: 'app_page', address: '/pages/sys/user/help?x=1' }],
    [`${own}/#/verify`, { kind: 'app_page', address: '/verify' }],
  ] as const
  for (const [text, wanted] of cases) assert.deepEqual(understand(text, own), wanted, text)
})

test('an address elsewhere is a link with its host, and never a page of the app', () => {
  const foreign = `https://evil.example/#/pages/sys/msg/scanLogin?code=abc`
  assert.deepEqual(understand(foreign, own), { kind: 'link', url: foreign, host: 'evil.example', isOwn: false })
  assert.equal(understand(`http://campus.example.edu.cn/#/verify?code=1`, own).kind, 'link')
  assert.deepEqual(understand(`${own}/docs`, own), { kind: 'link', url: `${own}/docs`, host: 'campus.example.edu.cn', isOwn: true })
})

test('codes that were typed are known by their letters, however they are grouped', () => {
  const cases = [
    ['123456789012', { kind: 'pick_up', code: '123456789012' }],
    [' 1234 5678 9012 ', { kind: 'pick_up', code: '123456789012' }],
    ['7K3M-9QWX-2ABC-DEFG', { kind: 'anti_forgery', code: '7K3M9QWX2ABCDEFG' }],
    ['7k3m 9qwx 2abc defg', { kind: 'anti_forgery', code: '7K3M9QWX2ABCDEFG' }],
    ['1234567890123456', { kind: 'anti_forgery', code: '1234567890123456' }],
  ] as const
  for (const [text, wanted] of cases) assert.deepEqual(understand(text, own), wanted, text)
  for (const text of ['12345678901', '1234567890123', '7K3M-9QWX-2ABC-DEF', 'internationalism', '7K3M-9QWX-2ABC-DEF!'])
    assert.deepEqual(understand(text, own), { kind: 'text', text })
})

test('what is no web address, or hides its host behind a name, stays text', () => {
  for (const text of [
    '你好',
    'javascript:alert(1)',
    'data:text/html,hi',
    'tel:110',
    `https://${new URL(own).host}@evil.example/`,
    'http://',
  ])
    assert.deepEqual(understand(text, own), { kind: 'text', text })
})
