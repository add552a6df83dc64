import type { Path } from '@campus/contract/paths/path.ts'
import type { registrationPaths } from '@campus/contract/paths/registration.ts'
import { RegistrationState, recordedTypes, registrationStateNames } from '@campus/contract/registration/states.ts'
import { userTypeNames } from '@campus/contract/roles.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import type { PageRead } from '@campus/ui/table/page-read.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { type ComponentType, useState } from 'react'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../../console/filters/days-filter.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { StateFilter } from '../../../../console/filters/state-filter.tsx'
import type { Addressed } from '../../../../console/filters/use-addressed.ts'
import { ListScreen } from '../../../../console/frame/list-screen.tsx'
import { useWide } from '../../../../layout/use-wide.ts'
import { open } from '../../../../navigation/navigator.ts'
import { CaseDetail } from '../case/case-detail.tsx'
import type { VerdictProps } from '../case/case-verdict.tsx'
import { casesWords } from '../words.ts'
import { CaseRow, type CaseRowData } from './case-row.tsx'
import { ManyCases } from './many-cases.tsx'
import { chosenIn, filterIn } from './queue-query.ts'

interface CasesPageProps {
  readonly source: 'matched_cases' | 'unmatched_cases'
  readonly screen: Path
  /** Where one of them opens on a phone. */
  readonly onePath: Path<{ id: string }>
  readonly lead: string
  readonly addressed: Addressed<typeof registrationPaths.matchedCases>
  readonly read: PageRead<CaseRowData>
  /** How several are decided together. */
  readonly verdict: ComponentType<VerdictProps>
}

/** A queue of registrations, those that wait first, with the chosen one beside; on a phone it opens by itself. Several are decided together. */
export function CasesPage({ source, onePath, addressed, verdict, ...page }: CasesPageProps) {
  const words = useWords(casesWords)
  const say = useSay()
  const isWide = useWide()
  const filter = filterIn(addressed)
  const id = chosenIn(addressed)
  const [selected, setSelected] = useState<readonly string[]>([])
  const turn = (one: string) => setSelected(selected.includes(one) ? selected.filter((other) => other !== one) : [...selected, one])
  const markOf = (row: CaseRowData) =>
    row.mayReview && (
      <input type="checkbox" aria-label={words.select(row.name)} checked={selected.includes(row.id)} onChange={() => turn(row.id)} />
    )
  return (
    <ListScreen
      {...page}
      actions={<ExportButton source={source} filter={filter} />}
      addressed={isWide ? addressed : { ...addressed, choose: (id) => void open(onePath, { id }) }}
      filters={
        <Filters>
          <SearchFilter of={addressed} label={words.search} />
          <StateFilter of={addressed} states={RegistrationState.options} t={(state) => say(registrationStateNames[state])} />
          <SelectFilter
            of={addressed}
            name="userType"
            label={words.userType}
            all={words.allTypes}
            options={recordedTypes.map((value) => ({ value, label: say(userTypeNames[value]) }))}
          />
          <DaysFilter of={addressed} />
        </Filters>
      }
      empty={<Empty t={Object.keys(filter).length > 0 ? words.none : words.noneYet} />}
      hint={words.choose}
      waits={({ mayReview }) => mayReview}
      hasVerdictKeys
      mark={markOf}
      foot={
        selected.length > 0 && (
          <ManyCases listed={page.read.data?.rows ?? []} selected={selected} onSelect={setSelected} verdict={verdict} />
        )
      }
      detail={isWide && id ? <CaseDetail key={id} id={id} isReadOnly={selected.length > 0} /> : null}
    >
      {(row) => <CaseRow row={row} />}
    </ListScreen>
  )
}
