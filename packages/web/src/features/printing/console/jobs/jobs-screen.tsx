import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { JobState, printJobs } from '@campus/contract/printing/console.ts'
import { PrintKind } from '@campus/contract/printing/items.ts'
import { attributeNames } from '@campus/contract/printing/print-attributes.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useCursorPages } from '@campus/ui/list/use-cursor-pages.ts'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { send } from '../../../../api/send.ts'
import { keyOf } from '../../../../api/use-read.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../../console/filters/days-filter.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { listQuery, personIn } from '../../../../console/filters/list-query.ts'
import { OnePerson } from '../../../../console/filters/one-person.tsx'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { StateFilter } from '../../../../console/filters/state-filter.tsx'
import { UnitFilter } from '../../../../console/filters/unit-filter.tsx'
import { type Addressed, useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { useSession } from '../../../../session/use-session.ts'
import '../../../../console/look/console-look.css'
import { LogCount, LogTable } from '../../../../console/look/log-table.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { TerminalFilter } from '../../../../domain/terminal/terminal-filter.tsx'
import './jobs.css'
import { type Job, JobMark } from './job-mark.tsx'
import { ResolveDialog } from './resolve-dialog.tsx'
import { jobsWords } from './words.ts'

const useColumns = (onResolve: (job: Job) => void): Columns<Job> => {
  const words = useWords(jobsWords)
  const say = useSay()
  const language = useLanguage()
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  return [
    {
      title: words.terminal,
      cell: ({ terminal }) => (
        <span className="job-name">
          {nameIn(terminal, language)}
          <small>{terminal.number}</small>
        </span>
      ),
    },
    {
      title: words.person,
      cell: ({ personName, personNumber }) => (
        <span className="job-name">
          {personName}
          <small>{personNumber}</small>
        </span>
      ),
    },
    {
      title: words.what,
      cell: ({ kind, attribute }) => (
        <span className="job-name">
          {words[kind]}
          <small>{say(attributeNames[attribute])}</small>
        </span>
      ),
    },
    { title: words.pages, cell: ({ pagesOut, pagesDue }) => `${pagesOut} / ${pagesDue}`, isNumber: true },
    {
      title: words.state,
      cell: (job) => (
        <span className="job-state">
          <JobMark state={job.state} />
          {job.reason && <small className="console-quiet">{job.reason}</small>}
          {job.state === 'unsure' && isAdmin && (
            <Button size="small" color="primary" onClick={() => onResolve(job)}>
              {words.settle}
            </Button>
          )}
        </span>
      ),
    },
    { title: words.at, cell: ({ at }) => <Moment at={at} /> },
  ]
}

const { id, state, kind, terminalId } = printJobs.query.shape

/** What an address asks for, as far as it can be asked for. */
const wantedIn = (query: Addressed<typeof consolePaths.printJobs>['query']) => ({
  id: id.safeParse(query.id).data,
  state: state.safeParse(query.state).data,
  kind: kind.safeParse(query.kind).data,
  terminalId: terminalId.safeParse(query.terminalId).data,
  ...listQuery(query),
  ...personIn(query),
})

/** What the terminals printed; unknown outcomes are resolved here. */
export default function JobsScreen() {
  const words = useWords(jobsWords)
  const addressed = useAddressed(consolePaths.printJobs)
  const filter = { ...wantedIn(addressed.query), ...addressed.searched }
  const pages = useCursorPages(keyOf(printJobs, filter), (after, signal) => send(printJobs, { ...filter, ...after }, { signal }))
  const [unsure, setUnsure] = useState<Job>()
  const columns = useColumns(setUnsure)
  return (
    <ConsoleFrame
      screen={consolePaths.printJobs}
      lead={words.lead}
      actions={<ExportButton source="print_jobs" table={words.label} filter={filter} />}
    >
      {filter.id && (
        <p className="console-note">
          {words.onePrint} <PathLink to={consolePaths.printJobs}>{words.showAll}</PathLink>
        </p>
      )}
      <OnePerson of={addressed} />
      <Filters>
        <SearchFilter of={addressed} label={words.search} />
        <TerminalFilter of={addressed} />
        <StateFilter of={addressed} states={JobState.options} t={(one) => words[one]} />
        <SelectFilter
          of={addressed}
          name="kind"
          label={words.what}
          all={words.allKinds}
          options={PrintKind.options.map((value) => ({ value, label: words[value] }))}
        />
        <UnitFilter of={addressed} />
        <DaysFilter of={addressed} />
        <LogCount total={pages.total} say={words.count} />
      </Filters>
      <LogTable label={words.label} columns={columns} pages={pages} none={words.none} />
      {unsure && <ResolveDialog key={unsure.id} job={unsure} onClose={() => setUnsure(undefined)} />}
    </ConsoleFrame>
  )
}
