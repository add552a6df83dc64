import assert from 'node:assert/strict'
import { test } from 'node:test'
import { doing, draw } from '../testing/draw.tsx'
import { navigate, stepsBehind, useLocation, watchLocation } from './location.ts'

function Here() {
  const { pathname, search, arrivedBy } = useLocation()
  return <p>{`${pathname} ${search} ${arrivedBy}`}</p>
}

watchLocation()

test('a screen that was opened is shown, counted and has its own key', async (t) => {
  const place = await draw(t, <Here />)
  const before = stepsBehind()
  await doing(() => navigate('/pages/list?words=a', { replace: false }))
  assert.equal(place.textContent, '/pages/list ?words=a push')
  assert.equal(stepsBehind(), before + 1)
  await doing(() => navigate('/pages/list?words=b', { replace: true }))
  assert.equal(place.textContent, '/pages/list ?words=b replace')
  assert.equal(stepsBehind(), before + 1)
})

test('a step in the history to another entry of the same page moves nothing', async (t) => {
  await doing(() => navigate('/pages/list', { replace: false }))
  const place = await draw(t, <Here />)
  window.history.pushState({ ...(window.history.state as object), overlays: 1 }, '')
  await doing(() => window.dispatchEvent(new Event('popstate')))
  assert.equal(place.textContent, '/pages/list  push')
})

test('an address that somebody typed is followed', async (t) => {
  const place = await draw(t, <Here />)
  window.history.pushState(null, '', '#pages/odd?a=1#b')
  await doing(() => window.dispatchEvent(new Event('popstate')))
  assert.equal(place.textContent, '/pages/odd ?a=1 pop')
  assert.equal(stepsBehind(), 0)
})
