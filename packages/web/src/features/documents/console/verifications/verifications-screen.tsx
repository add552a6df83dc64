import type { OutputOf } from '@campus/contract/call.ts'
import { schoolVerifications } from '@campus/contract/documents/console/issued.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { integrityTitles, signatoryTitles, verdicts, verificationWays, wayTitles } from '@campus/contract/verification/outcome.ts'
import { useCursorPages } from '@campus/ui/list/use-cursor-pages.ts'
import { DebouncedSearch } from '@campus/ui/search/debounced-search.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../../api/send.ts'
import { keyOf, useRead } from '../../../../api/use-read.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../../console/filters/days-filter.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { listQuery, personIn } from '../../../../console/filters/list-query.ts'
import { OnePerson } from '../../../../console/filters/one-person.tsx'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { UnitFilter } from '../../../../console/filters/unit-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import '../../../../console/look/console-look.css'
import { DayChart } from '../../../../console/look/day-chart.tsx'
import { LogCount, LogTable } from '../../../../console/look/log-table.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { VerdictMark } from './verdict-mark.tsx'
import './verifications.css'
import { verificationsWords } from './words.ts'

type Entry = OutputOf<typeof schoolVerifications>['rows'][number]

const useColumns = (): Columns<Entry> => {
  const words = useWords(verificationsWords)
  const say = useSay()
  const language = useLanguage()
  return [
    {
      title: words.document,
      cell: ({ template, serial }) => (
        <span className="verification-name">
          {template ? nameIn(template, language) : words.unnamed}
          {serial && <small className="console-figures">{serial}</small>}
        </span>
      ),
    },
    { title: words.verdict, cell: ({ verdict }) => <VerdictMark verdict={verdict} /> },
    {
      title: words.answers,
      cell: ({ integrity, signedBy }) =>
        [integrity && say(integrityTitles[integrity]), signedBy && say(signatoryTitles[signedBy])].filter(Boolean).join(' · '),
    },
    { title: words.way, cell: ({ way }) => say(wayTitles[way]) },
    { title: words.network, cell: ({ network }) => <span className="console-figures">{network}</span> },
    { title: words.share, cell: ({ shareNote }) => shareNote },
    { title: words.at, cell: ({ checkedAt }) => <Moment at={checkedAt} /> },
  ]
}

export default function VerificationsScreen() {
  const words = useWords(verificationsWords)
  const say = useSay()
  const addressed = useAddressed(consolePaths.verifications)
  const { query } = addressed
  const verdict = verdicts.find((verdict) => verdict === query.verdict)
  const { documentId } = query
  const way = verificationWays.find((way) => way === query.way)
  const filter = {
    ...addressed.searched,
    ...listQuery(query),
    ...personIn(query),
    ...(verdict && { verdict }),
    ...(way && { way }),
    ...(query.network && { network: query.network }),
    ...(documentId && { documentId }),
  }
  const summary = useRead(schoolVerifications, { pageSize: 1 })
  const pages = useCursorPages(keyOf(schoolVerifications, filter), (after, signal) =>
    send(schoolVerifications, { ...filter, ...after }, { signal }),
  )
  const columns = useColumns()
  return (
    <ConsoleFrame
      screen={consolePaths.verifications}
      lead={words.lead}
      actions={<ExportButton source="verifications" table={words.lead} filter={filter} />}
    >
      {documentId ? (
        <p className="console-note">
          {words.oneDocument} <PathLink to={consolePaths.verifications}>{words.showAll}</PathLink>
        </p>
      ) : (
        <QueryView read={summary}>
          {({ days }) => (
            <DayChart
              title={words.chart}
              days={days.map(({ day, valid, other }) => ({ day, values: [valid, other] }))}
              names={[words.legendValid, words.legendOther]}
              look="stacked"
              sayTotal={words.total}
            />
          )}
        </QueryView>
      )}
      <OnePerson of={addressed} />
      <Filters>
        <SearchFilter of={addressed} label={words.search} />
        <SelectFilter
          of={addressed}
          name="verdict"
          label={words.verdict}
          all={words.allVerdicts}
          options={verdicts.map((value) => ({ value, label: words[value] }))}
        />
        <SelectFilter
          of={addressed}
          name="way"
          label={words.way}
          all={words.allWays}
          options={verificationWays.map((value) => ({ value, label: say(wayTitles[value]) }))}
        />
        <DebouncedSearch label={words.networkSearch} value={query.network ?? ''} onSearch={(network) => addressed.filter({ network })} />
        <UnitFilter of={addressed} />
        <DaysFilter of={addressed} />
        <LogCount total={pages.total} say={words.count} />
      </Filters>
      <LogTable label={words.lead} columns={columns} pages={pages} none={words.none} />
    </ConsoleFrame>
  )
}
