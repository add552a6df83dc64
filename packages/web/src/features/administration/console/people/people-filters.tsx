import type { consolePaths } from '@campus/contract/paths/console.ts'
import { managingRoles, roleNames, userTypes } from '@campus/contract/roles.ts'
import { orgTree } from '@campus/contract/school/console/organisation.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { Filters } from '../../../../console/filters/filters.tsx'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { StateFilter } from '../../../../console/filters/state-filter.tsx'
import type { Addressed } from '../../../../console/filters/use-addressed.ts'
import { UnitPicker } from '../../../../domain/unit/unit-picker.tsx'
import { unitWords } from '../../../../domain/unit/words.ts'
import type { PeopleFilter } from './people-filter.ts'
import { peopleWords } from './words.ts'

interface PeopleFiltersProps {
  readonly addressed: Addressed<typeof consolePaths.people>
  readonly filter: PeopleFilter
}

export function PeopleFilters({ addressed, filter }: PeopleFiltersProps) {
  const words = useWords(peopleWords)
  const { all } = useWords(unitWords)
  const say = useSay()
  const units = useRead(orgTree, {}, { background: true })
  const { unitId } = filter
  const isFiltered = Object.keys(filter).length > 0
  return (
    <Filters>
      <SearchFilter of={addressed} label={words.search} />
      <SelectFilter
        of={addressed}
        name="userType"
        label={words.userType}
        all={words.allTypes}
        options={userTypes.map((value) => ({ value, label: say(roleNames[value]) }))}
      />
      <UnitPicker
        label={words.unit}
        none={all}
        optional
        units={units.data ?? []}
        value={unitId === undefined ? [] : [unitId]}
        onChange={([id]) => addressed.filter({ unitId: id })}
      />
      <SelectFilter
        of={addressed}
        name="role"
        label={words.role}
        all={words.allRoles}
        options={managingRoles.map((value) => ({ value, label: say(roleNames[value]) }))}
      />
      <StateFilter of={addressed} states={['active', 'disabled']} t={(state) => words[state]} />
      {isFiltered && (
        <Button
          fill="none"
          color="primary"
          onClick={() => addressed.filter({ words: undefined, userType: undefined, unitId: undefined, role: undefined, state: undefined })}
        >
          {words.clear}
        </Button>
      )}
    </Filters>
  )
}
