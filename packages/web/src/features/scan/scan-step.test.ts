import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ScanStep, stepAfter } from './scan-step.ts'

const isKnown = (place: string) => place === '/pages/sys/user/help'
const personId = '0192f0c1-0000-7000-8000-000000000001'

test('what belongs to the app opens by itself', () => {
  const cases: readonly (readonly [Parameters<typeof stepAfter>[0], ScanStep])[] = [
    [
      { kind: 'pc_login', code: 'abc' },
      { is: 'pc_login', code: 'abc' },
    ],
    [
      { kind: 'person', personId },
      { is: 'person', id: personId },
    ],
    [
      { kind: 'terminal', code: 't-secret' },
      { is: 'terminal', code: 't-secret' },
    ],
    [
      { kind: 'anti_forgery', code: '7K3M9QWX2ABCDEFG' },
      { is: 'anti_forgery', code: '7K3M9QWX2ABCDEFG' },
    ],
    [
      { kind: 'pick_up', code: '123456789012' },
      { is: 'pick_up', code: '123456789012' },
    ],
    [
      { kind: 'app_page', address: '/pages/sys/user/help?a=1&b=x%20y' },
      { is: 'page', place: '/pages/sys/user/help', query: { a: '1', b: 'x y' } },
    ],
  ]
  for (const [result, step] of cases) assert.deepEqual(stepAfter(result, isKnown), step)
})

test('codes, links and texts are shown before anything happens', () => {
  const results = [
    { kind: 'verification', code: 'ZM-1' },
    { kind: 'link', url: 'https://example.org/', host: 'example.org', isOwn: false },
    { kind: 'text', text: '你好' },
  ] as const
  for (const result of results) assert.deepEqual(stepAfter(result, isKnown), { is: 'shown', result })
})

test('a page that this version of the app does not have is shown as text', () => {
  const step = stepAfter({ kind: 'app_page', address: '/pages/later?x=1' }, isKnown)
  assert.deepEqual(step, { is: 'shown', result: { kind: 'text', text: '/pages/later?x=1' } })
})
