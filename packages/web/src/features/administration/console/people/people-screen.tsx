import { people } from '@campus/contract/administration/people.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { roleNames } from '@campus/contract/roles.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { AddOutline, UploadOutline } from 'antd-mobile-icons'
import { lazy, Suspense, useState } from 'react'
import { usePage } from '../../../../api/use-page.ts'
import { useBulk } from '../../../../console/bulk/use-bulk.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { sortedBy } from '../../../../console/filters/sorted-by.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { open } from '../../../../navigation/navigator.ts'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { useSession } from '../../../../session/use-session.ts'
import '../../../../console/look/console-look.css'
import { PeopleBulk } from './people-bulk.tsx'
import { peopleFilterIn } from './people-filter.ts'
import { PeopleFilters } from './people-filters.tsx'
import { PersonState } from './person-state.tsx'
import { peopleWords } from './words.ts'

// Forms come when one is opened: the list is shown without them.
const NewPersonDialog = lazy(async () => ({ default: (await import('./new-person-dialog.tsx')).NewPersonDialog }))

type Person = OutputOf<typeof people>['rows'][number]

const useColumns = (): Columns<Person> => {
  const words = useWords(peopleWords)
  const say = useSay()
  return [
    { title: words.name, cell: ({ name }) => name, sortKey: 'name' },
    { title: words.number, cell: ({ number }) => <span className="console-figures">{number}</span>, sortKey: 'number' },
    { title: words.userType, cell: ({ userType }) => say(roleNames[userType]) },
    { title: words.unit, cell: ({ unitName }) => unitName },
    {
      title: words.role,
      cell: ({ roles, userType }) =>
        roles
          .filter((role) => role !== userType)
          .map((role) => say(roleNames[role]))
          .join(' · '),
    },
    { title: words.state, cell: ({ state }) => <PersonState state={state} /> },
    {
      title: words.lastLogin,
      cell: ({ lastLoginAt }) => (lastLoginAt ? <Time at={lastLoginAt} /> : <span className="console-faint">{words.never}</span>),
    },
  ]
}

export default function PeopleScreen() {
  const words = useWords(peopleWords)
  const user = useSession('user')
  const isAdmin = user?.roles.includes('admin') ?? false
  const addressed = useAddressed(consolePaths.people)
  const { query, place, move } = addressed
  const filter = peopleFilterIn(query)
  const { sort, sorted } = sortedBy(addressed, people.query.shape.sort)
  const page = usePage(people, { ...filter, ...place, ...sort })
  const bulk = useBulk({
    filter,
    read: page,
    nameOf: ({ name, number }: Person) => `${name} ${number}`,
    isOpen: ({ id }) => id !== user?.uid,
  })
  const columns = useColumns()
  const [isAdding, setIsAdding] = useState(false)
  const add = (
    <Button color="primary" onClick={() => setIsAdding(true)}>
      <AddOutline aria-hidden /> {words.add}
    </Button>
  )
  return (
    <ConsoleFrame
      screen={consolePaths.people}
      lead={words.lead}
      actions={
        isAdmin && (
          <>
            <ExportButton source="people" table={words.lead} filter={{ ...filter }} />
            <Button onClick={() => void open(consolePaths.imports)}>
              <UploadOutline aria-hidden /> {words.importPeople}
            </Button>
            {add}
          </>
        )
      }
    >
      <PeopleFilters addressed={addressed} filter={filter} />
      <PagedTable
        label={words.lead}
        columns={columns}
        sorted={sorted}
        read={page}
        place={place}
        onMove={move}
        keyOfRow={({ id }) => id}
        selection={isAdmin ? bulk.selection : undefined}
        renderName={({ id }, name) => (
          <PathLink to={consolePaths.person} query={{ id }}>
            {name}
          </PathLink>
        )}
        empty={<Empty t={words.none} action={isAdmin && add} />}
      />
      <PeopleBulk bulk={bulk} />
      <Suspense>{isAdding && <NewPersonDialog onClose={() => setIsAdding(false)} />}</Suspense>
    </ConsoleFrame>
  )
}
