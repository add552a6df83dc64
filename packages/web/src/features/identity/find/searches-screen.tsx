import type { OutputOf } from '@campus/contract/call.ts'
import { ownSearches } from '@campus/contract/identity/people-search.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../api/use-page.ts'
import { useAddressed } from '../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../console/frame/console-frame.tsx'
import { Moment } from '../../../console/look/moment.tsx'
import { open } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { findWords } from './words.ts'

type Search = OutputOf<typeof ownSearches>['rows'][number]

const useColumns = (): Columns<Search> => {
  const words = useWords(findWords)
  return [
    { title: words.purpose, cell: ({ purpose }) => purpose },
    { title: words.results, cell: ({ found }) => words.found(found) },
    { title: words.top, cell: ({ top }) => words.first(top) },
    { title: words.time, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  ]
}

/** My searches by photo. */
export default function SearchesScreen() {
  const words = useWords(findWords)
  const { place, move } = useAddressed(identityPaths.searches)
  const page = usePage(ownSearches, place)
  const columns = useColumns()
  const find = (
    <Button color="primary" onClick={() => void open(identityPaths.find)}>
      {words.begin}
    </Button>
  )
  return (
    <ConsoleFrame screen={identityPaths.searches} lead={page.data && words.left(page.data.leftToday)} actions={find}>
      <PagedTable
        label={words.history}
        columns={columns}
        read={page}
        place={place}
        onMove={move}
        keyOfRow={({ id }) => id}
        renderName={({ id }, name) => (
          <PathLink to={identityPaths.search} query={{ id }}>
            {name}
          </PathLink>
        )}
        empty={<Empty t={words.noSearches} action={find} />}
      />
    </ConsoleFrame>
  )
}
