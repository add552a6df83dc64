import { type CustodyRow, concerns, custodyItems } from '@campus/contract/lostfound/console.ts'
import { lostSideNames, lostSides, lostStateNames, lostStates } from '@campus/contract/lostfound/kinds.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../api/use-page.ts'
import { ExportButton } from '../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../console/filters/days-filter.tsx'
import { Filters } from '../../../console/filters/filters.tsx'
import { daysIn } from '../../../console/filters/list-query.ts'
import { SearchFilter } from '../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../console/filters/select-filter.tsx'
import { StateFilter } from '../../../console/filters/state-filter.tsx'
import { useAddressed } from '../../../console/filters/use-addressed.ts'
import { ListScreen } from '../../../console/frame/list-screen.tsx'
import { stateTones, titleOf } from '../lost-look.ts'
import { CustodyDetail } from './custody-detail.tsx'
import { custodyWords } from './words.ts'

function CustodyLine({ row }: { readonly row: CustodyRow }) {
  const words = useWords(custodyWords)
  const say = useSay()
  return (
    <>
      <span className="choosable-head">
        {say(titleOf(row))}
        <StateMark tone={stateTones[row.state]} t={say(lostStateNames[row.state])} />
      </span>
      <small>{[say(lostSideNames[row.side]), row.place, row.isInCustody && words.custody].filter(Boolean).join(' · ')}</small>
      <small>
        {row.author.name} · <Time at={row.postedAt} />
        {row.reports > 0 && ` · ${words.reports(row.reports)}`}
      </small>
    </>
  )
}

/** All posts of the school, for those who take things in and give them back. */
export default function CustodyScreen() {
  const words = useWords(custodyWords)
  const say = useSay()
  const addressed = useAddressed(consolePaths.lostItems)
  const { query, place, searched } = addressed
  const state = lostStates.find((state) => state === query.state)
  const side = lostSides.find((side) => side === query.side)
  const concern = concerns.find((concern) => concern === query.concern)
  const filter = { ...searched, ...(state && { state }), ...(side && { side }), ...(concern && { concern }), ...daysIn(query) }
  const page = usePage(custodyItems, { ...place, ...filter })
  return (
    <ListScreen
      screen={consolePaths.lostItems}
      lead={words.lead}
      actions={<ExportButton source="lost_items" filter={filter} />}
      addressed={addressed}
      filters={
        <Filters>
          <SearchFilter of={addressed} label={words.search} />
          <SelectFilter
            of={addressed}
            name="concern"
            label={words.concern}
            all={words.allConcerns}
            options={concerns.map((value) => ({ value, label: words[value] }))}
          />
          <SelectFilter
            of={addressed}
            name="side"
            label={words.side}
            all={words.both}
            options={lostSides.map((value) => ({ value, label: say(lostSideNames[value]) }))}
          />
          <StateFilter of={addressed} states={lostStates} t={(state) => say(lostStateNames[state])} />
          <DaysFilter of={addressed} />
        </Filters>
      }
      read={page}
      empty={<Empty t={words.none} />}
      hint={words.choose}
      waits={({ reports }) => reports > 0}
      detail={query.id ? <CustodyDetail key={query.id} id={query.id} /> : null}
    >
      {(row) => <CustodyLine row={row} />}
    </ListScreen>
  )
}
