import assert from 'node:assert/strict'
import { test } from 'node:test'
import { doing, draw, shows } from '../testing/draw.tsx'
import { PullToRefresh } from './pull-to-refresh.tsx'

const touch = (target: Element, type: string, at?: { readonly x: number; readonly y: number }) =>
  doing(() => {
    const event = new Event(type, { bubbles: true, cancelable: true })
    Object.defineProperty(event, 'touches', { value: at ? [{ clientX: at.x, clientY: at.y }] : [] })
    target.dispatchEvent(event)
  })

const pull = async (target: Element, to: { readonly x: number; readonly y: number }) => {
  await touch(target, 'touchstart', { x: 100, y: 100 })
  await touch(target, 'touchmove', to)
}

const drawList = async (t: Parameters<typeof draw>[0], onRefresh: () => Promise<unknown>) => {
  const place = await draw(
    t,
    <PullToRefresh onRefresh={onRefresh}>
      <ul />
    </PullToRefresh>,
  )
  const list = place.querySelector('ul')
  assert.ok(list)
  return { place, list }
}

test('a finger that goes far enough down refreshes when it is lifted', async (t) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { place, list } = await drawList(t, () => promise)
  await pull(list, { x: 100, y: 150 })
  await shows(place, /下拉刷新/)
  await touch(list, 'touchmove', { x: 100, y: 400 })
  await shows(place, /松开立即刷新/)
  await touch(list, 'touchend')
  await shows(place, /加载中/)
  await doing(() => resolve())
  await shows(place, /刷新成功/)
  await shows(place, /^$/)
})

test('a short pull, a sideways move and a cancelled touch refresh nothing', async (t) => {
  let refreshed = 0
  const { place, list } = await drawList(t, async () => (refreshed += 1))
  await pull(list, { x: 100, y: 150 })
  await touch(list, 'touchend')
  await pull(list, { x: 600, y: 400 })
  await touch(list, 'touchend')
  await pull(list, { x: 100, y: 400 })
  await touch(list, 'touchcancel')
  assert.equal(refreshed, 0)
  assert.equal(place.textContent, '')
})
