import { useWords } from '@campus/ui/words/words.ts'
import '@campus/ui/page/page.css'
import './collect.css'
import { collectWords } from './words.ts'

/** How far a photo is on its way; nothing where none is. */
export function SendingNote({ share }: { readonly share: number | undefined }) {
  const words = useWords(collectWords)
  if (share === undefined) return null
  return (
    <>
      <p className="page-note" role="status">
        {words.sending}
      </p>
      <progress className="photo-progress" aria-label={words.progress} value={share} />
    </>
  )
}
