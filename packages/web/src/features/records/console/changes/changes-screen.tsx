import { Id } from '@campus/contract/fields.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { ChangeState, changeStateNames, changeStates, recordChanges } from '@campus/contract/records/changes.ts'
import { fieldNames } from '@campus/contract/records/student-fields.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useSayList, useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../../console/filters/days-filter.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { daysIn } from '../../../../console/filters/list-query.ts'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ListScreen } from '../../../../console/frame/list-screen.tsx'
import { changesWords } from '../../words.ts'
import { ChangeDetail } from './change-detail.tsx'

/** What was changed in records by hand, first what waits for a second person. */
export default function ChangesScreen() {
  const words = useWords(changesWords)
  const say = useSay()
  const sayList = useSayList()
  const addressed = useAddressed(consolePaths.recordChanges)
  const { query, place, searched } = addressed
  const state = ChangeState.safeParse(query.state).data ?? 'pending'
  const filter = { ...searched, ...daysIn(query), state }
  const read = usePage(recordChanges, { ...place, ...filter })
  const id = Id.safeParse(query.id).data
  const listed = read.data?.rows.find((row) => row.id === id)
  // A link in a message names a change that may be decided by now, or stand on another page.
  const named = useRead(recordChanges, { ...(id && { id }) }, { enabled: id !== undefined && read.data !== undefined && !listed })
  const shown = listed ?? (id === undefined ? undefined : named.data?.rows.find((row) => row.id === id))
  return (
    <ListScreen
      screen={consolePaths.recordChanges}
      lead={words.lead}
      actions={<ExportButton source="record_changes" filter={filter} />}
      addressed={addressed}
      filters={
        <>
          <Filters>
            <SearchFilter of={addressed} label={words.search} />
            <DaysFilter of={addressed} />
          </Filters>
          <Choice
            label={words.state}
            look="tabs"
            options={changeStates.map((one) => [one, say(changeStateNames[one])])}
            value={state}
            onChoose={(state) => addressed.filter({ state })}
          />
        </>
      }
      read={read}
      empty={<Empty t={words.none} />}
      hint={words.choose}
      waits={() => state === 'pending'}
      hasVerdictKeys
      detail={shown ? <ChangeDetail change={shown} /> : null}
    >
      {(row) => (
        <>
          <span className="choosable-head">{row.person.name}</span>
          <small>{sayList(row.changes.map(({ field }) => say(fieldNames[field])))}</small>
          <small>
            {row.person.number} · {row.askedBy} · <Time at={row.createdAt} />
          </small>
        </>
      )}
    </ListScreen>
  )
}
