import type { RegistrationRules } from '@campus/contract/registration/settings.ts'

export type FieldRow = RegistrationRules['fields'][number]

/** Moves one field up (-1) or down (1); at the ends nothing changes. */
export const moveField = (rows: readonly FieldRow[], field: FieldRow['field'], by: -1 | 1): FieldRow[] => {
  const from = rows.findIndex((row) => row.field === field)
  const row = rows[from]
  const to = from + by
  if (!row || to < 0 || to >= rows.length) return [...rows]
  return rows.toSpliced(from, 1).toSpliced(to, 0, row)
}

/** A field that is compared with the record cannot be left empty. */
export const changeField = (rows: readonly FieldRow[], field: FieldRow['field'], change: Partial<FieldRow>): FieldRow[] =>
  rows.map((row) => {
    if (row.field !== field) return row
    const changed = { ...row, ...change }
    return change.isBound ? { ...changed, isRequired: true } : change.isRequired === false ? { ...changed, isBound: false } : changed
  })

type Wish = 'none' | 'optional' | 'required'
type WantedFile = RegistrationRules['files'][number]

export const wishOf = (files: readonly WantedFile[], kind: WantedFile['kind']): Wish => {
  const wanted = files.find((file) => file.kind === kind)
  if (!wanted) return 'none'
  return wanted.isRequired ? 'required' : 'optional'
}

/** The wanted kinds in the order in which they are offered. */
export const changeWish = (
  files: readonly WantedFile[],
  kinds: readonly WantedFile['kind'][],
  kind: WantedFile['kind'],
  wish: string,
): WantedFile[] =>
  kinds.flatMap((one) => {
    const now = one === kind ? wish : wishOf(files, one)
    return now === 'none' ? [] : [{ kind: one, isRequired: now === 'required' }]
  })
