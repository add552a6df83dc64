import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import '../../../console/look/console-look.css'
import './library.css'
import type { Review } from './use-review.ts'
import { libraryWords } from './words.ts'

/** Decides many at once. */
export function SelectionBar({ review: { selection, selectWaiting, clear, decide } }: { readonly review: Review }) {
  const words = useWords(libraryWords)
  if (selection.length === 0)
    return (
      <div>
        <Button size="small" onClick={selectWaiting}>
          {words.selectAll}
        </Button>
      </div>
    )
  return (
    <div className="library-batch" role="status">
      <strong>{words.selected(selection.length)}</strong>
      <div className="console-buttons">
        <Button size="small" onClick={clear}>
          {words.clear}
        </Button>
        <Button size="small" color="danger" fill="outline" onClick={() => decide(selection, 'failed')}>
          {words.refuse}
        </Button>
        <Button size="small" color="primary" onClick={() => decide(selection, 'passed')}>
          {words.pass}
        </Button>
      </div>
    </div>
  )
}
