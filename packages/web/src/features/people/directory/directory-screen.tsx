import { useState } from 'react'
import { useWide } from '../../../layout/use-wide.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { SearchBox } from '@campus/ui/search/search-box.tsx'
import { useDebounced } from '@campus/ui/search/use-debounced.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { DirectoryLevel } from './directory-level.tsx'
import './directory.css'
import { ContactCard } from './card/contact-card.tsx'
import { ClosedDirectory } from './closed-directory.tsx'
import { DirectoryTree } from './directory-tree.tsx'
import { FoundPeople } from './found-people.tsx'
import { TagChoice } from './tag-choice.tsx'
import { useLevel } from './use-level.ts'
import { directoryWords } from './words.ts'

function CardPane({ id }: { readonly id: string | undefined }) {
  const words = useWords(directoryWords)
  return <aside className="book-card">{id ? <ContactCard key={id} id={id} /> : <Empty t={words.choosePerson} />}</aside>
}

function OpenDirectory() {
  const words = useWords(directoryWords)
  const isWide = useWide()
  const { unitId, tag } = useQueryOf(messagesPaths.book)
  const [typed, setTyped] = useState('')
  const [chosenId, setChosenId] = useState<string>()
  const wanted = useDebounced(typed.trim())
  const choice = { chosenId, onChoose: setChosenId }
  const place = { ...(unitId !== undefined && { unitId }), ...(tag !== undefined && { tag }) }
  return (
    <>
      <div className="book-search">
        <SearchBox label={words.search} value={typed} onChange={setTyped} />
        {!wanted && unitId === undefined && <TagChoice {...(tag !== undefined && { tag })} />}
      </div>
      {isWide && <DirectoryTree unitId={unitId} />}
      {wanted ? (
        <FoundPeople wanted={wanted} onClear={() => setTyped('')} {...choice} />
      ) : (
        <DirectoryLevel key={`${unitId} ${tag}`} place={place} {...choice} />
      )}
      {isWide && <CardPane id={chosenId} />}
    </>
  )
}

export default function DirectoryScreen() {
  const words = useWords(directoryWords)
  const top = useLevel({})
  return (
    <div className="book">
      <h1>{words.book}</h1>
      <QueryView read={top}>
        {({ units, people }) => (units.length === 0 && people.total === 0 ? <ClosedDirectory /> : <OpenDirectory />)}
      </QueryView>
    </div>
  )
}
