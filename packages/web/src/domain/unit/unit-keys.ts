import type { UnitRow } from './unit-rows.ts'

export type TreeMove = { readonly to: string } | { readonly open: string } | { readonly close: string } | { readonly choose: string }

const rowAt = (rows: readonly UnitRow[], place: number): TreeMove | undefined => {
  const row = rows[Math.min(Math.max(place, 0), rows.length - 1)]
  return row && { to: row.unit.id }
}

const inward = (rows: readonly UnitRow[], place: number, row: UnitRow): TreeMove | undefined => {
  if (!row.hasChildren) return undefined
  return row.isOpen ? rowAt(rows, place + 1) : { open: row.unit.id }
}

const outward = (rows: readonly UnitRow[], place: number, row: UnitRow): TreeMove | undefined => {
  if (row.isOpen) return { close: row.unit.id }
  const parent = rows.slice(0, place).findLast(({ level }) => level < row.level)
  return parent && { to: parent.unit.id }
}

/** What a key does in a tree, as readers know it from their desktop; undefined leaves the key to the browser. */
export const moveByKey = (rows: readonly UnitRow[], id: string, key: string): TreeMove | undefined => {
  const place = rows.findIndex(({ unit }) => unit.id === id)
  const row = rows[place]
  if (!row) return undefined
  switch (key) {
    case 'ArrowDown':
      return rowAt(rows, place + 1)
    case 'ArrowUp':
      return rowAt(rows, place - 1)
    case 'Home':
      return rowAt(rows, 0)
    case 'End':
      return rowAt(rows, rows.length - 1)
    case 'ArrowRight':
      return inward(rows, place, row)
    case 'ArrowLeft':
      return outward(rows, place, row)
    case 'Enter':
    case ' ':
      return { choose: id }
    default:
      return undefined
  }
}
