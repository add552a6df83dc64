import assert from 'node:assert/strict'
import { test } from 'node:test'
import { path } from '@campus/contract/paths/path.ts'
import { allScreensKnown, appScreensKnown, findScreen, knownScreens, registerScreens, screenKnown } from './registry.ts'
import type { Screen } from './screen.ts'

const screen = (address: `/${string}`): Screen => ({
  path: path(address),
  load: async () => ({ default: () => null }),
  guard: 'user',
  title: ['', '', ''],
  layout: 'bar',
})

test('the screens of the administration are fetched for their own addresses alone, and without network the others stay', async () => {
  const asked: string[] = []
  let hasNetwork = false
  registerScreens(
    [screen('/first')],
    async () => {
      asked.push('app')
      return [screen('/home')]
    },
    async () => {
      asked.push('console')
      if (!hasNetwork) throw new Error('no network')
      return [screen('/console')]
    },
  )
  assert.ok(findScreen('/first'))
  assert.equal(findScreen('/home'), undefined)

  await Promise.all([screenKnown('/home'), appScreensKnown()])
  assert.ok(findScreen('/home'))
  assert.deepEqual(asked, ['app'])
  assert.equal(knownScreens.getState(), 'app')

  await assert.rejects(screenKnown('/console'))
  assert.ok(findScreen('/home'))
  assert.equal(findScreen('/console'), undefined)

  hasNetwork = true
  await Promise.all([allScreensKnown(), screenKnown('/nowhere')])
  assert.ok(findScreen('/console'))
  assert.deepEqual(asked, ['app', 'console', 'console'])
  assert.equal(knownScreens.getState(), 'all')
})
