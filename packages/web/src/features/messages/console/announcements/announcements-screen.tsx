import type { OutputOf } from '@campus/contract/call.ts'
import { announcementStates, announcements } from '@campus/contract/messages/announcements.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { AddOutline } from 'antd-mobile-icons'
import { usePage } from '../../../../api/use-page.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../../console/filters/days-filter.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { daysIn } from '../../../../console/filters/list-query.ts'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { sortedBy } from '../../../../console/filters/sorted-by.ts'
import { StateFilter } from '../../../../console/filters/state-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { open } from '../../../../navigation/navigator.ts'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { AnnouncementState } from './announcement-state.tsx'
import { announcementWords } from './words.ts'

type Row = OutputOf<typeof announcements>['rows'][number]

const useColumns = (): Columns<Row> => {
  const words = useWords(announcementWords)
  return [
    { title: words.title, cell: ({ title }) => title },
    { title: words.state, cell: ({ state }) => <AnnouncementState state={state} /> },
    { title: words.audience, cell: ({ audience }) => audience.join(' · ') },
    { title: words.reach, cell: ({ reach }) => sayCount(reach), isNumber: true, sortKey: 'reach' },
    {
      title: words.read,
      cell: ({ reach, read }) => (reach === 0 ? '—' : words.readOf(sayCount(read), Math.floor((read / reach) * 100))),
      isNumber: true,
    },
    { title: words.author, cell: ({ author }) => author },
    { title: words.publishAt, cell: ({ publishAt }) => (publishAt ? <Moment at={publishAt} /> : '—'), sortKey: 'publishAt' },
  ]
}

export default function AnnouncementsScreen() {
  const words = useWords(announcementWords)
  const addressed = useAddressed(consolePaths.announcements)
  const { query, place, searched, move } = addressed
  const state = announcementStates.find((state) => state === query.state)
  const filter = { ...searched, ...(state && { state }), ...daysIn(query) }
  const { sort, sorted } = sortedBy(addressed, announcements.query.shape.sort)
  const page = usePage(announcements, { ...place, ...filter, ...sort })
  const columns = useColumns()
  const write = (
    <Button color="primary" onClick={() => void open(consolePaths.announcement)}>
      <AddOutline aria-hidden /> {words.write}
    </Button>
  )
  const actions = (
    <>
      <ExportButton source="announcements" table={words.lead} filter={filter} />
      {write}
    </>
  )
  return (
    <ConsoleFrame screen={consolePaths.announcements} lead={words.lead} actions={actions}>
      <Filters>
        <SearchFilter of={addressed} label={words.search} />
        <StateFilter of={addressed} states={announcementStates} t={(state) => words[state]} />
        <DaysFilter of={addressed} />
      </Filters>
      <PagedTable
        label={words.lead}
        columns={columns}
        sorted={sorted}
        read={page}
        place={place}
        onMove={move}
        keyOfRow={({ id }) => id}
        renderName={({ id }, title) => (
          <PathLink to={consolePaths.announcement} query={{ id }}>
            {title}
          </PathLink>
        )}
        empty={Object.keys(filter).length > 0 ? <Empty t={words.noneLikeThat} /> : <Empty t={words.none} action={write} />}
      />
    </ConsoleFrame>
  )
}
