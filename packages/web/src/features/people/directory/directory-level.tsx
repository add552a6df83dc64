import type { OutputOf } from '@campus/contract/call.ts'
import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { directoryContacts } from '@campus/contract/people/directory.ts'
import { timetableOf } from '@campus/contract/schedule/timetable.ts'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useSession } from '../../../session/use-session.ts'
import { ContactList, type PersonChoice } from './contact-list.tsx'
import { Trail } from './trail.tsx'
import { UnitLinks } from './unit-links.tsx'
import { type DirectoryPlace, useLevel } from './use-level.ts'
import { directoryWords } from './words.ts'

const timetableReaders: ReadonlySet<string> = new Set(timetableOf.who)

interface DirectoryLevelProps extends PersonChoice {
  readonly place: DirectoryPlace
}

function People({ place, isLeaf, ...choice }: DirectoryLevelProps & { readonly isLeaf: boolean }) {
  const words = useWords(directoryWords)
  const pages = usePages(keyOf(directoryContacts, place), async (pageNum, signal) => {
    const { people } = await send(directoryContacts, { ...place, pageNum }, { signal })
    return people
  })
  // Where there are units to go into, nobody beside them needs no sentence.
  if (pages.data?.length === 0 && !isLeaf) return null
  return <ContactList pages={pages} empty={<Empty t={place.tag === undefined ? words.nobodyHere : words.nobodyTagged} />} {...choice} />
}

/** The lessons of a class, for those who may read them. */
function ClassTimetable({ unit }: { readonly unit: OutputOf<typeof directoryContacts>['trail'][number] | undefined }) {
  const words = useWords(directoryWords)
  const mayRead = useSession('user')?.roles.some((role) => timetableReaders.has(role)) ?? false
  if (unit?.kind !== 'class' || !mayRead) return null
  return (
    <PathLink to={schedulePaths.timetableOf} query={{ kind: 'class', id: unit.id }}>
      {words.classTimetable}
    </PathLink>
  )
}

/** One level of the book: the way here, the units below, the people in it. Where there is room the tree shows the units, too. */
export function DirectoryLevel({ place, ...choice }: DirectoryLevelProps) {
  const isWide = useWide()
  const level = useLevel(place)
  return (
    <QueryView read={level}>
      {({ trail, units, people }) => (
        <section className="book-people list-on-card">
          {place.tag === undefined && <Trail units={trail} />}
          <ClassTimetable unit={trail.at(-1)} />
          {units.length > 0 && (!isWide || people.total === 0) && <UnitLinks units={units} />}
          <People place={place} isLeaf={units.length === 0} {...choice} />
        </section>
      )}
    </QueryView>
  )
}
