import { directoryContacts } from '@campus/contract/people/directory.ts'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Show } from '@campus/ui/states/show.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { send } from '../../api/send.ts'
import { keyOf } from '../../api/use-read.ts'
import { useWide } from '../../chrome/use-wide.ts'
import { ContactList, type PersonChoice } from './contact-list.tsx'
import { Trail } from './trail.tsx'
import { UnitLinks } from './unit-links.tsx'
import { type BookPlace, useLevel } from './use-level.ts'
import { bookWords } from './words.ts'

interface BookLevelProps extends PersonChoice {
  readonly place: BookPlace
}

function People({ place, isLeaf, ...choice }: BookLevelProps & { readonly isLeaf: boolean }) {
  const words = useWords(bookWords)
  const pages = usePages(keyOf(directoryContacts, place), async (pageNum, signal) => {
    const { people } = await send(directoryContacts, { ...place, pageNum }, { signal })
    return people
  })
  // Where there are units to go into, nobody beside them needs no sentence.
  if (pages.data?.length === 0 && !isLeaf) return null
  return <ContactList pages={pages} empty={<Empty says={place.tag === undefined ? words.nobodyHere : words.nobodyTagged} />} {...choice} />
}

/** One level of the book: the way here, the units below, the people in it. Where there is room the tree shows the units, too. */
export function BookLevel({ place, ...choice }: BookLevelProps) {
  const isWide = useWide()
  const level = useLevel(place)
  return (
    <Show read={level}>
      {({ trail, units, people }) => (
        <section className="book-people list-on-card">
          {place.tag === undefined && <Trail units={trail} />}
          {units.length > 0 && (!isWide || people.total === 0) && <UnitLinks units={units} />}
          <People place={place} isLeaf={units.length === 0} {...choice} />
        </section>
      )}
    </Show>
  )
}
