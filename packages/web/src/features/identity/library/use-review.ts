import { useState } from 'react'
import type { LibraryPhoto, Verdict } from './decide-dialog.tsx'
import { useReviewKeys } from './review-keys.ts'

interface Reviewed {
  readonly photos: readonly LibraryPhoto[]
  /** The one that the address names. */
  readonly chosen: string | undefined
  readonly choose: (id: string) => void
}

interface Deciding {
  readonly photos: readonly LibraryPhoto[]
  readonly verdict: Verdict
}

export type Review = ReturnType<typeof useReview>

/** Those come first in the library, and the first of them is open at once. */
export const waits = ({ state, mayDecide }: LibraryPhoto): boolean => mayDecide && state === 'reviewing'

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((other) => other !== id))

/** Which photo is shown, which are selected, and what is being decided; by pointer and by keys. */
export const useReview = ({ photos, chosen, choose }: Reviewed) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [deciding, setDeciding] = useState<Deciding>()
  const place = photos.findIndex(({ id }) => id === chosen)
  const shown = photos[place]
  // Another page or filter shows others: those out of sight are not decided.
  const selection = photos.filter(({ id }) => ids.has(id))

  const step = (by: 1 | -1) => {
    const at = place < 0 ? 0 : place + by
    const next = photos[at]
    if (!next) return
    choose(next.id)
    if (document.activeElement?.matches('.library-open')) document.querySelectorAll<HTMLElement>('.library-open')[at]?.focus()
  }
  const select = (id: string) => setIds((before) => (before.has(id) ? without(before, id) : new Set([...before, id])))
  const decide = (those: readonly LibraryPhoto[], verdict: Verdict) => {
    const open = those.filter(({ mayDecide, state }) => mayDecide && state !== verdict)
    if (open.length > 0) setDeciding({ photos: open, verdict })
  }

  useReviewKeys((key) => {
    if (key === 'next') step(1)
    if (key === 'previous') step(-1)
    if (!shown) return
    if (key === 'enter') document.querySelector<HTMLElement>('.list-beside-detail')?.focus()
    if (key === 'pass') decide([shown], 'passed')
    if (key === 'refuse') decide([shown], 'failed')
    if (key === 'select' && shown.mayDecide) select(shown.id)
  })

  return {
    shown,
    selection,
    selected: ids,
    select,
    selectWaiting: () => setIds(new Set(photos.filter(({ state, mayDecide }) => mayDecide && state !== 'passed').map(({ id }) => id))),
    clear: () => setIds(new Set()),
    deciding,
    decide,
    close: () => setDeciding(undefined),
    /** What was decided is over: on to the next photo that waits, with nothing selected. */
    goOn: () => {
      setIds(new Set())
      if (deciding?.photos.length !== 1 || deciding.photos[0]?.id !== chosen) return
      const next = [...photos.slice(place + 1), ...photos.slice(0, place)].find(waits)
      if (next) choose(next.id)
      else step(1)
    },
  }
}
