import { orgTree } from '@campus/contract/school/console/organisation.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../api/use-read.ts'
import { UnitPicker } from '../../domain/unit/unit-picker.tsx'
import { unitWords } from '../../domain/unit/words.ts'
import { filterWords } from './words.ts'

interface UnitFilterProps {
  /** The list whose address holds the unit. */
  readonly of: {
    readonly query: { readonly unitId?: string }
    readonly filter: (part: { readonly unitId: string | undefined }) => void
  }
}

/** Narrows a list to the people of a unit and of all below it. */
export function UnitFilter({ of: { query, filter } }: UnitFilterProps) {
  const words = useWords(filterWords)
  const { all } = useWords(unitWords)
  const units = useRead(orgTree, {}, { background: true })
  return (
    <UnitPicker
      label={words.unit}
      none={all}
      optional
      units={units.data ?? []}
      value={query.unitId === undefined ? [] : [query.unitId]}
      onChange={([unitId]) => filter({ unitId })}
    />
  )
}
