import type { OutputOf } from '@campus/contract/call.ts'
import type { libraryFiles } from '@campus/contract/cloudprint/library.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { StarFill } from 'antd-mobile-icons'
import { descriptionIn } from '../../../domain/library/description-in.ts'
import './library.css'
import { libraryWords } from './words.ts'

type LibraryRowData = OutputOf<typeof libraryFiles>['rows'][number]

/** One file of the library in a list. */
export function LibraryRow({ file }: { readonly file: LibraryRowData }) {
  const words = useWords(libraryWords)
  const language = useLanguage()
  const description = descriptionIn(file, language)
  const { pages, printed, collected, isCollected, uploader, createdAt } = file
  return (
    <span className="list-text">
      <span className="list-text-head">
        <strong>{nameIn(file, language)}</strong>
        {isCollected && <StarFill className="library-star" role="img" aria-label={words.myCollection} />}
      </span>
      {description && <small className="library-about">{description}</small>}
      <small>{[words.pages(pages), words.printedTimes(printed), words.collectedTimes(collected)].join(' · ')}</small>
      <small>
        {uploader} · <Time at={createdAt} />
      </small>
    </span>
  )
}
