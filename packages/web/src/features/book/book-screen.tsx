import { useState } from 'react'
import { useWide } from '../../chrome/use-wide.ts'
import { useQueryOf } from '../../navigation/use-query-of.ts'
import '../../parts/page/page.css'
import { SearchBox } from '@campus/ui/search/search-box.tsx'
import { useSettled } from '@campus/ui/search/use-settled.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Show } from '@campus/ui/states/show.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { messagesPaths } from '../../paths/messages.ts'
import { BookLevel } from './book-level.tsx'
import './book.css'
import { BookTree } from './book-tree.tsx'
import { ContactCard } from './card/contact-card.tsx'
import { ClosedBook } from './closed-book.tsx'
import { FoundPeople } from './found-people.tsx'
import { TagChoice } from './tag-choice.tsx'
import { useLevel } from './use-level.ts'
import { bookWords } from './words.ts'

function CardPane({ id }: { readonly id: string | undefined }) {
  const words = useWords(bookWords)
  return <aside className="book-card">{id ? <ContactCard key={id} id={id} /> : <Empty says={words.choosePerson} />}</aside>
}

function OpenBook() {
  const words = useWords(bookWords)
  const isWide = useWide()
  const { unitId, tag } = useQueryOf(messagesPaths.book)
  const [typed, setTyped] = useState('')
  const [chosenId, setChosenId] = useState<string>()
  const wanted = useSettled(typed.trim())
  const choice = { chosenId, onChoose: setChosenId }
  const place = { ...(unitId !== undefined && { unitId }), ...(tag !== undefined && { tag }) }
  return (
    <>
      <div className="book-search">
        <SearchBox label={words.search} value={typed} onChange={setTyped} />
        {!wanted && unitId === undefined && <TagChoice {...(tag !== undefined && { tag })} />}
      </div>
      {isWide && <BookTree unitId={unitId} />}
      {wanted ? (
        <FoundPeople wanted={wanted} onClear={() => setTyped('')} {...choice} />
      ) : (
        <BookLevel key={`${unitId} ${tag}`} place={place} {...choice} />
      )}
      {isWide && <CardPane id={chosenId} />}
    </>
  )
}

export default function BookScreen() {
  const words = useWords(bookWords)
  const top = useLevel({})
  return (
    <div className="book">
      <h1>{words.book}</h1>
      <Show read={top}>{({ units, people }) => (units.length === 0 && people.total === 0 ? <ClosedBook /> : <OpenBook />)}</Show>
    </div>
  )
}
