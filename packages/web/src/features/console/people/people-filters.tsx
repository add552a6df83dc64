import { orgTree } from '@campus/contract/console/organisation.ts'
import { grantedRoles } from '@campus/contract/console/people.ts'
import { roleNames, userTypes } from '@campus/contract/roles.ts'
import { Button } from 'antd-mobile'
import { useRead } from '../../../api/use-read.ts'
import type { QueryOf } from '../../../navigation/address.ts'
import { UnitPicker } from '../../../parts/unit-picker/unit-picker.tsx'
import type { consolePaths } from '../../../paths/console.ts'
import { useSay, useWords } from '../../../words/words.ts'
import '../filters/filters.css'
import { SearchFilter } from '../filters/search-filter.tsx'
import { SelectFilter } from '../filters/select-filter.tsx'
import type { PeopleFilter } from './people-filter.ts'
import { peopleWords } from './words.ts'

interface PeopleFiltersProps {
  readonly filter: PeopleFilter
  readonly onFilter: (part: Partial<QueryOf<typeof consolePaths.people>>) => void
}

export function PeopleFilters({ filter, onFilter }: PeopleFiltersProps) {
  const words = useWords(peopleWords)
  const say = useSay()
  const units = useRead(orgTree, {}, { background: true })
  const { words: searched = '', userType = '', unitId, role = '', state = '' } = filter
  const isFiltered = Object.keys(filter).length > 0
  return (
    <div className="filters">
      <SearchFilter label={words.search} value={searched} onSearch={(text) => onFilter({ words: text || undefined })} />
      <SelectFilter
        label={words.userType}
        all={words.allTypes}
        value={userType}
        options={userTypes.map((value) => ({ value, label: say(roleNames[value]) }))}
        onChoose={(value) => onFilter({ userType: value || undefined })}
      />
      <UnitPicker
        label={words.unit}
        optional
        units={units.data ?? []}
        value={unitId === undefined ? [] : [unitId]}
        onChange={([id]) => onFilter({ unitId: id })}
      />
      <SelectFilter
        label={words.role}
        all={words.allRoles}
        value={role}
        options={grantedRoles.map((value) => ({ value, label: say(roleNames[value]) }))}
        onChoose={(value) => onFilter({ role: value || undefined })}
      />
      <SelectFilter
        label={words.state}
        all={words.allStates}
        value={state}
        options={[
          { value: 'active', label: words.active },
          { value: 'disabled', label: words.disabled },
        ]}
        onChoose={(value) => onFilter({ state: value || undefined })}
      />
      {isFiltered && (
        <Button
          fill="none"
          color="primary"
          onClick={() => onFilter({ words: undefined, userType: undefined, unitId: undefined, role: undefined, state: undefined })}
        >
          {words.clear}
        </Button>
      )}
    </div>
  )
}
