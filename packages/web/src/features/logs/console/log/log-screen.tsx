import type { CallShape } from '@campus/contract/call.ts'
import type { LogFilter, LogPerson } from '@campus/contract/logs/log-filter.ts'
import type { LogName } from '@campus/contract/logs/trail.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import type { LogAddress } from '@campus/contract/paths/logs.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import type { Option } from '@campus/ui/form/select-field.tsx'
import { useCursorPages } from '@campus/ui/list/use-cursor-pages.ts'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { OnePerson } from '../../../../console/filters/one-person.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { filterIn } from './filter.ts'
import { LogFilters } from './log-filters.tsx'
import { type LogPage, LogRows, LogTotal } from './log-rows.tsx'
import { logWords } from './words.ts'

/** By what the rest about a row is found: its request, or where that is not known its person. */
export interface TrailOf {
  readonly requestId?: string
  readonly person: LogPerson | null
  readonly subjectId?: string | undefined
}

const trailQuery = ({ requestId, person, subjectId }: TrailOf) => {
  if (subjectId) return { subjectId }
  if (requestId) return { requestId }
  return person ? { personId: person.id } : undefined
}

interface LogPersonLinkProps {
  readonly person: LogPerson | null
  readonly none: string
  /** The log that can be narrowed to them. */
  readonly log?: Path<LogAddress>
}

/** Somebody in a log, with the way to everything about them, and to their rows alone. */
export function LogPersonLink({ person, none, log }: LogPersonLinkProps) {
  const words = useWords(logWords)
  if (!person) return none
  const name = person.name ? `${person.name} · ${person.number}` : person.id.slice(0, 8)
  return (
    <span className="log-person">
      <PathLink to={consolePaths.logTrail} query={{ personId: person.id }}>
        {name}
      </PathLink>
      {log && (
        <PathLink to={log} query={{ personId: person.id }} className="log-only">
          {words.only}
        </PathLink>
      )}
    </span>
  )
}

interface LogViewProps<Row> {
  readonly screen: Path<LogAddress>
  readonly log: LogName
  readonly label: string
  readonly call: CallShape
  readonly read: (filter: LogFilter & { readonly cursor?: string }, signal: AbortSignal) => Promise<LogPage<Row>>
  /** The first is the time of the row. */
  readonly columns: Columns<Row>
  readonly trailOf: (row: Row) => TrailOf
  readonly actions?: readonly Option[]
  readonly outcomes?: readonly Option[]
  readonly hasNetwork?: boolean
}

/** One log: filters kept in the address, how many, and its rows. */
export function LogView<Row extends { readonly id: string }>({
  screen,
  log,
  label,
  call,
  read,
  columns,
  trailOf,
  ...choices
}: LogViewProps<Row>) {
  const addressed = useAddressed(screen)
  const filter = filterIn(addressed.query)
  const pages = useCursorPages<Row, LogPage<Row>>([call.method, call.path, filter], (after, signal) =>
    read({ ...filter, ...after }, signal),
  )
  return (
    <>
      <OnePerson of={addressed} />
      <LogFilters of={addressed} filter={filter} {...choices}>
        <LogTotal pages={pages} />
        <ExportButton source={log} table={label} filter={{ ...filter }} />
      </LogFilters>
      <LogRows
        label={label}
        columns={columns}
        pages={pages}
        renderName={(row, content) => {
          const query = trailQuery(trailOf(row))
          return query ? (
            <PathLink to={consolePaths.logTrail} query={query}>
              {content}
            </PathLink>
          ) : (
            content
          )
        }}
      />
    </>
  )
}
