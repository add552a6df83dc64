import type { LibraryDirectory } from '@campus/contract/cloudprint/library.ts'

interface Branch {
  readonly id: string
  readonly parent_id: string | null
  readonly name: string
  readonly name_en: string
  readonly name_tw: string
  readonly position: number
  /** Files that lie in itself. */
  readonly files: number | null
}

/** The directories as they lie in each other; each counts what lies below it as well. */
export const treeOf = (rows: readonly Branch[], parentId: string | null = null): LibraryDirectory[] =>
  rows
    .filter(({ parent_id }) => parent_id === parentId)
    .map((row) => {
      const children = treeOf(rows, row.id)
      return {
        id: row.id,
        parentId: row.parent_id,
        name: row.name,
        nameEn: row.name_en,
        nameTw: row.name_tw,
        position: row.position,
        fileCount: children.reduce((sum, { fileCount }) => sum + fileCount, row.files ?? 0),
        children,
      }
    })

type Place = Pick<Branch, 'id' | 'parent_id'>

/** A directory and all that lie in it, however deep. */
export const idsBelow = (rows: readonly Place[], id: string): string[] => [
  id,
  ...rows.filter(({ parent_id }) => parent_id === id).flatMap((row) => idsBelow(rows, row.id)),
]

/** The way from the top down to a directory. */
export const trailTo = <Row extends Place>(rows: readonly Row[], id: string): Row[] => {
  const row = rows.find((one) => one.id === id)
  if (!row) return []
  return [...(row.parent_id === null ? [] : trailTo(rows, row.parent_id)), row]
}
