import { areaNames } from '@campus/contract/area-names.ts'
import { areas } from '@campus/contract/areas.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { type RetentionState, retention, retentionStateNames, retentionStates } from '@campus/contract/operations/retention.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { StateFilter } from '../../../../console/filters/state-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { open } from '../../../../navigation/navigator.ts'
import { useSession } from '../../../../session/use-session.ts'
import '../../../../console/look/console-look.css'
import './retention-screen.css'
import { retentionWords } from './words.ts'

type Kept = OutputOf<typeof retention>['kinds'][number]

const tones = { done: 'good', late: 'bad', failed: 'bad', never: 'over', kept: 'over' } as const satisfies Record<RetentionState, string>

function WithNotes({ children, notes }: { readonly children: ReactNode; readonly notes: readonly ReactNode[] }) {
  const [first, second] = notes.filter(Boolean)
  // An empty cell takes no line on a phone.
  if (!children) return null
  return (
    <span className="retention-cell">
      {children}
      {first && <small>{first}</small>}
      {second && <small>{second}</small>}
    </span>
  )
}

const momentOf = (at: string | null) => at && <Moment at={at} />

const useColumns = (): Columns<Kept> => {
  const words = useWords(retentionWords)
  const say = useSay()
  const rowsOf = (rows: number, isOfSchool: boolean) => (isOfSchool ? words.rows(rows) : words.rowsOfAll(rows))
  return [
    {
      title: words.what,
      cell: ({ name, area }) => (
        <WithNotes notes={[say(areaNames[area])]}>
          <span className="retention-name">{name}</span>
        </WithNotes>
      ),
      value: ({ name }) => name,
    },
    {
      title: words.keptFor,
      cell: ({ keptSeconds, isRaised }) => (
        <WithNotes notes={[isRaised && words.raised]}>{keptSeconds === null ? words.forGood : words.span(keptSeconds)}</WithNotes>
      ),
      value: ({ keptSeconds }) => keptSeconds,
    },
    {
      title: words.state,
      cell: ({ state, failedAt }) => (
        <WithNotes notes={[failedAt && <Moment key="failed" at={failedAt} />]}>
          <StateMark tone={tones[state]} t={say(retentionStateNames[state])} />
        </WithNotes>
      ),
      value: ({ state }) => say(retentionStateNames[state]),
    },
    {
      title: words.lastRun,
      cell: ({ lastRunAt, lastRows, lastMs, isOfSchool }) => (
        <WithNotes notes={[lastRows !== null && rowsOf(lastRows, isOfSchool), lastMs !== null && words.took(lastMs)]}>
          {momentOf(lastRunAt)}
        </WithNotes>
      ),
      value: ({ lastRunAt }) => lastRunAt,
    },
    {
      title: words.lastDeleted,
      cell: ({ deletedAt, deletedRows, isOfSchool }) => (
        <WithNotes notes={[deletedAt && rowsOf(deletedRows, isOfSchool)]}>{momentOf(deletedAt)}</WithNotes>
      ),
      value: ({ deletedAt }) => deletedAt,
    },
    { title: words.nextRun, cell: ({ nextRunAt }) => momentOf(nextRunAt), value: ({ nextRunAt }) => nextRunAt },
    {
      title: words.oldest,
      cell: ({ oldestAt, goesAt }) => (
        <WithNotes
          notes={[
            goesAt && (
              <span key="goes">
                {words.goes} <Moment at={goesAt} />
              </span>
            ),
          ]}
        >
          {momentOf(oldestAt)}
        </WithNotes>
      ),
      value: ({ oldestAt }) => oldestAt,
    },
  ]
}

/** What is kept how long, what goes when, and how the last removal went. */
export default function RetentionScreen() {
  const words = useWords(retentionWords)
  const say = useSay()
  const columns = useColumns()
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const addressed = useAddressed(consolePaths.retention)
  const area = areas.find((area) => area === addressed.query.area)
  const state = retentionStates.find((state) => state === addressed.query.state)
  const read = useRead(retention, { ...(area && { area }), ...(state && { state }) }, { staleTime: 0 })
  return (
    <ConsoleFrame
      screen={consolePaths.retention}
      lead={words.lead}
      actions={isAdmin && <Button onClick={() => void open(consolePaths.settings)}>{words.change}</Button>}
    >
      <Filters>
        <SelectFilter
          of={addressed}
          name="area"
          label={words.area}
          all={words.allAreas}
          options={areas.map((value) => ({ value, label: say(areaNames[value]) }))}
        />
        <StateFilter of={addressed} states={retentionStates} t={(state) => say(retentionStateNames[state])} />
        <ExportButton source="retention" table={words.keptFor} filter={{ area, state }} />
      </Filters>
      <QueryView read={read}>
        {({ kinds }) =>
          kinds.length > 0 ? (
            <Table label={words.keptFor} columns={columns} rows={kinds} keyOfRow={({ kind }) => kind} />
          ) : (
            <Empty t={words.none} />
          )
        }
      </QueryView>
    </ConsoleFrame>
  )
}
