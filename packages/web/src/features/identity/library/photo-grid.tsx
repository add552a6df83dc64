import { nameIn } from '@campus/contract/localized-name.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { PhotoFrame } from '../photo/photo-frame.tsx'
import { PhotoStateMark } from '../photo/photo-state.tsx'
import type { LibraryPhoto } from './decide-dialog.tsx'
import './library.css'
import { libraryWords } from './words.ts'

interface PhotoGridProps {
  readonly photos: readonly LibraryPhoto[]
  readonly chosen: string | undefined
  readonly selected: ReadonlySet<string>
  readonly onChoose: (id: string) => void
  readonly onSelect: (id: string) => void
}

/** Photos side by side: each opens, and may be selected to be decided with others. */
export function PhotoGrid({ photos, chosen, selected, onChoose, onSelect }: PhotoGridProps) {
  const words = useWords(libraryWords)
  const language = useLanguage()
  return (
    <ul className="library-grid" aria-label={words.list}>
      {photos.map(({ id, url, person, type, state, mayDecide }) => (
        <li key={id} className="library-photo">
          <button type="button" className="library-open" aria-current={id === chosen ? 'true' : undefined} onClick={() => onChoose(id)}>
            <PhotoFrame address={url} alt={words.photoOf(person.name, nameIn(type, language))} />
            <strong>{person.name}</strong>
            <small>{person.number}</small>
            <small>{nameIn(type, language)}</small>
            <PhotoStateMark state={state} />
          </button>
          {mayDecide && (
            <label className="library-select">
              <input type="checkbox" aria-label={words.select(person.name)} checked={selected.has(id)} onChange={() => onSelect(id)} />
            </label>
          )}
        </li>
      ))}
    </ul>
  )
}
