import type { LogFilter } from '@campus/contract/logs/log-filter.ts'
import type { LogAddress } from '@campus/contract/paths/logs.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { orgTree } from '@campus/contract/school/console/organisation.ts'
import { Button } from '@campus/ui/button/button.tsx'
import type { Option } from '@campus/ui/form/select-field.tsx'
import { DebouncedSearch } from '@campus/ui/search/debounced-search.tsx'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { DaysFilter } from '../../../../console/filters/days-filter.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import type { Addressed } from '../../../../console/filters/use-addressed.ts'
import { UnitPicker } from '../../../../domain/unit/unit-picker.tsx'
import { noFilter } from './filter.ts'
import { PersonFilter } from './person-filter.tsx'
import { logWords } from './words.ts'

interface LogFiltersProps {
  readonly of: Addressed<Path<LogAddress>>
  readonly filter: LogFilter
  /** What `action` and `outcome` may be in this log. */
  readonly actions?: readonly Option[]
  readonly outcomes?: readonly Option[]
  /** Whether its rows know the network they came from. */
  readonly hasNetwork?: boolean
  readonly children?: ReactNode
}

/** The same filters for every log, kept in the address. */
export function LogFilters({ of, filter, actions, outcomes, hasNetwork = true, children }: LogFiltersProps) {
  const words = useWords(logWords)
  const units = useRead(orgTree, {}, { background: true })
  return (
    <Filters>
      <SearchFilter of={of} label={words.search} />
      {actions && (
        <SelectBox
          label={words.action}
          all={words.allActions}
          value={filter.action ?? ''}
          options={actions}
          onChoose={(action) => of.filter({ action: action || undefined })}
        />
      )}
      {outcomes && (
        <SelectBox
          label={words.outcome}
          all={words.allOutcomes}
          value={filter.outcome ?? ''}
          options={outcomes}
          onChoose={(outcome) => of.filter({ outcome: outcome || undefined })}
        />
      )}
      <PersonFilter of={of} personId={filter.personId} />
      <UnitPicker
        label={words.unit}
        optional
        units={units.data ?? []}
        value={filter.unitId === undefined ? [] : [filter.unitId]}
        onChange={([unitId]) => of.filter({ unitId })}
      />
      {hasNetwork && <DebouncedSearch label={words.network} value={filter.network ?? ''} onSearch={(network) => of.filter({ network })} />}
      <DaysFilter of={of} />
      {Object.keys(filter).length > 0 && (
        <Button fill="none" color="primary" onClick={() => of.filter(noFilter)}>
          {words.clear}
        </Button>
      )}
      {children}
    </Filters>
  )
}
