import { nameIn } from '@campus/contract/localized-name.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { sampleOf } from '../../../domain/sample/sample.ts'
import { PhotoFrame } from '../photo/photo-frame.tsx'
import type { LibraryPhoto } from './decide-dialog.tsx'
import './library.css'
import { libraryWords } from './words.ts'

/** Some of the photos that nobody picked, to be looked at before all of them are decided alike. */
export function SamplePhotos({ photos }: { readonly photos: readonly LibraryPhoto[] }) {
  const words = useWords(libraryWords)
  const language = useLanguage()
  const sample = sampleOf(photos)
  const title = words.sample(sample.length, photos.length)
  return (
    <>
      <p>{title}</p>
      <ul className="library-grid" aria-label={title}>
        {sample.map(({ id, url, person, type }) => (
          <li key={id} className="library-photo">
            <PhotoFrame address={url} alt={words.photoOf(person.name, nameIn(type, language))} />
            <small>{person.name}</small>
          </li>
        ))}
      </ul>
    </>
  )
}
