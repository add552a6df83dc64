import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { doing, draw, shows, type } from '@campus/ui/testing/draw.tsx'
import { parseSession } from '../../../session/session.ts'
import { changeSession } from '../../../session/session-store.ts'
import { SignView } from './sign-view.tsx'

beforeEach(() => changeSession(() => ({ ...parseSession(null), token: 'T1' })))

test('a person who signs out reads about signing out, also where it fails', async (t) => {
  const place = await draw(t, <SignView purpose="out" code={undefined} />)
  assert.match(place.textContent ?? '', /扫描签退码.*6 位签退码.*签退时会比对一次位置/s)
  assert.doesNotMatch(place.textContent ?? '', /签到/)
  const field = place.querySelector('input')
  assert.ok(field)
  await type(field, '123456')
  await doing(() => place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  await shows(place, /没有签退成功/)
})
