import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { schoolTerminals } from '@campus/contract/terminals/console.ts'
import { locationIn } from '@campus/contract/terminals/location-text.ts'
import { TerminalState, terminalStateNames } from '@campus/contract/terminals/terminal-states.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { AddOutline } from 'antd-mobile-icons'
import { usePage } from '../../../../api/use-page.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { sortedBy } from '../../../../console/filters/sorted-by.ts'
import { StateFilter } from '../../../../console/filters/state-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ListScreen } from '../../../../console/frame/list-screen.tsx'
import { TerminalMark } from '../../../../domain/terminal/terminal-mark.tsx'
import { open } from '../../../../navigation/navigator.ts'
import { useMay } from '../use-may.ts'
import { TerminalDetail } from './terminal-detail.tsx'
import { livePause, useTerminalNews } from './use-live.ts'
import { liveWords } from './words.ts'

type Row = OutputOf<typeof schoolTerminals>['rows'][number]

function TerminalLine({ row }: { readonly row: Row }) {
  const words = useWords(liveWords)
  const language = useLanguage()
  const { number, printedToday, sheetsLeft, tonerPercent, openFaults } = row
  const supplies = [
    words.today(printedToday),
    sheetsLeft !== null && words.paper(sheetsLeft),
    tonerPercent !== null && words.toner(tonerPercent),
    openFaults > 0 && words.faults(openFaults),
  ]
  return (
    <>
      <span className="choosable-head">
        {nameIn(row, language)}
        <TerminalMark terminal={row} />
      </span>
      <small>
        {number} · {locationIn(row, language)}
      </small>
      <small className="console-figures">{supplies.filter(Boolean).join(' · ')}</small>
    </>
  )
}

const useColumns = (sum: number | null | undefined): Columns<Row> => {
  const words = useWords(liveWords)
  const language = useLanguage()
  return [
    { title: words.name, cell: (row) => nameIn(row, language) },
    { title: words.number, cell: ({ number }) => <span className="console-figures">{number}</span>, sortKey: 'number' },
    { title: words.where, cell: (row) => locationIn(row, language) },
    { title: words.state, cell: (row) => <TerminalMark terminal={row} /> },
    { title: words.paperLeft, cell: ({ sheetsLeft }) => sheetsLeft ?? words.unknown, isNumber: true, sortKey: 'sheetsLeft' },
    {
      title: words.tonerLeft,
      cell: ({ tonerPercent }) => (tonerPercent === null ? words.unknown : `${tonerPercent}%`),
      isNumber: true,
      sortKey: 'tonerPercent',
    },
    {
      title: words.printedToday,
      cell: ({ printedToday }) => sayCount(printedToday),
      isNumber: true,
      sortKey: 'printedToday',
      ...(typeof sum === 'number' && { sum: sayCount(sum) }),
    },
    { title: words.openFaults, cell: ({ openFaults }) => openFaults, isNumber: true, sortKey: 'openFaults' },
  ]
}

export default function TerminalsScreen() {
  const words = useWords(liveWords)
  const say = useSay()
  const { setUp } = useMay()
  const addressed = useAddressed(consolePaths.terminals)
  const { query, place, searched } = addressed
  const state = TerminalState.safeParse(query.state).data
  const filter = { ...searched, ...(state && { state }) }
  const { sort, sorted } = sortedBy(addressed, schoolTerminals.query.shape.sort)
  const page = usePage(schoolTerminals, { ...place, ...filter, ...sort }, { refetchInterval: livePause })
  const columns = useColumns(page.data?.sum)
  useTerminalNews(page.refetch)
  const isNarrowed = state !== undefined || Boolean(query.words)
  const add = setUp && (
    <Button color="primary" onClick={() => void open(consolePaths.terminal)}>
      <AddOutline aria-hidden /> {words.add}
    </Button>
  )
  return (
    <ListScreen
      screen={consolePaths.terminals}
      lead={words.lead}
      actions={
        <>
          <ExportButton source="terminals" filter={filter} />
          {add}
        </>
      }
      addressed={addressed}
      filters={
        <Filters>
          <SearchFilter of={addressed} label={words.search} />
          <StateFilter of={addressed} states={TerminalState.options} t={(state) => say(terminalStateNames[state])} />
        </Filters>
      }
      read={page}
      empty={<Empty t={isNarrowed ? words.none : words.noneYet} />}
      table={{ columns, sorted }}
      detail={query.id ? <TerminalDetail key={query.id} id={query.id} /> : null}
    >
      {(row) => <TerminalLine row={row} />}
    </ListScreen>
  )
}
