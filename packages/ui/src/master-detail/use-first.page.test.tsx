import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useState } from 'react'
import { doing, draw } from '../testing/draw.tsx'
import { useFirst } from './use-first.ts'

const pagesOf = (list: string | undefined, ...ids: string[]) => ({ list, data: ids.map((id) => ({ id })) })

test('newer rows leave the detail where it is, a search shows the first of what it found', async (t) => {
  let show: (pages: ReturnType<typeof pagesOf>) => void = () => undefined
  function Screen() {
    const [pages, setPages] = useState(pagesOf('all'))
    show = setPages
    return <p>{useFirst(pages)}</p>
  }
  const page = await draw(t, <Screen />)
  const shownWith = async (list: string | undefined, ...ids: string[]) => {
    await doing(() => show(pagesOf(list, ...ids)))
    return page.textContent
  }
  assert.equal(await shownWith('all', 'b', 'a'), 'b')
  assert.equal(await shownWith('all', 'c', 'b', 'a'), 'b')
  // While the answer is awaited, the rows of the list before are still shown.
  assert.equal(await shownWith(undefined, 'c', 'b', 'a'), 'b')
  assert.equal(await shownWith('search', 'a'), 'a')
})
