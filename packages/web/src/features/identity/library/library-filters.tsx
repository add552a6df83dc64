import { PhotoState } from '@campus/contract/identity/photo-states.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { identityPaths } from '@campus/contract/paths/identity.ts'
import { photoTypeNames } from '@campus/contract/records/lists.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { Filters } from '../../../console/filters/filters.tsx'
import { SearchFilter } from '../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../console/filters/select-filter.tsx'
import { StateFilter } from '../../../console/filters/state-filter.tsx'
import type { Addressed } from '../../../console/filters/use-addressed.ts'
import { PlaceFilters } from '../../../domain/student/place-filters.tsx'
import { photoWords } from '../photo/words.ts'
import { libraryWords } from './words.ts'

const states = PhotoState.exclude(['draft']).options

export function LibraryFilters({ addressed }: { readonly addressed: Addressed<typeof identityPaths.library> }) {
  const words = useWords(libraryWords)
  const names = useWords(photoWords)
  const language = useLanguage()
  const types = useRead(photoTypeNames, {}, { background: true })
  const { grade, collegeId, majorId, classId } = addressed.query
  return (
    <Filters>
      <SearchFilter of={addressed} label={words.search} />
      <SelectFilter
        of={addressed}
        name="typeId"
        label={words.type}
        all={words.allTypes}
        options={(types.data ?? []).map((type) => ({ value: type.id, label: nameIn(type, language) }))}
      />
      <StateFilter of={addressed} states={states} t={(state) => names[state]} />
      <PlaceFilters value={{ grade, collegeId, majorId, classId }} onChange={(part) => addressed.filter({ unitId: undefined, ...part })} />
    </Filters>
  )
}
