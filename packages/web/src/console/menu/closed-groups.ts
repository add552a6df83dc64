import { openDevice } from '../../offline-cache/cached-answers.ts'

const key = 'campus.console.closed'

/** The headings whose entries are folded away on this device, by the place of the section. */
export const readClosed = (): ReadonlySet<number> => {
  try {
    const kept: unknown = JSON.parse(openDevice()?.getItem(key) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((order) => typeof order === 'number') : [])
  } catch {
    return new Set()
  }
}

export const keepClosed = (closed: ReadonlySet<number>): void => {
  try {
    openDevice()?.setItem(key, JSON.stringify([...closed]))
  } catch {
    // A full device forgets it.
  }
}
