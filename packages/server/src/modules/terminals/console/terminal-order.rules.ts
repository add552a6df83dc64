import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { schoolTerminals } from '@campus/contract/terminals/console.ts'

type Live = OutputOf<typeof schoolTerminals>['rows'][number]
type Sort = NonNullable<InputOf<typeof schoolTerminals>['sort']>
type Key = Exclude<Sort, `-${string}`>

const compare = (one: string | number, other: string | number) => (one < other ? -1 : Number(one > other))

/** In the order asked for. What nobody knows stands last either way; where two are alike, they stay by number. */
export const sortTerminals = (rows: readonly Live[], sort: Sort | undefined): readonly Live[] => {
  if (sort === undefined) return rows
  const key = sort.replace(/^-/, '') as Key
  const sign = sort.startsWith('-') ? -1 : 1
  return rows.toSorted(({ [key]: one }, { [key]: other }) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sign * compare(one, other)
  })
}
