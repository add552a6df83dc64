import type { TaskRow } from '@campus/contract/approval/office-page.ts'
import { useWords } from '@campus/ui/words/words.ts'
import './lists.css'
import { listWords } from './words.ts'

/** The lines of a form that its cards show. */
export function Abstracts({ abstracts }: { readonly abstracts: TaskRow['formAbstracts'] }) {
  const words = useWords(listWords)
  return abstracts.map(({ id, name, value }) => (
    <small key={id} className="office-abstract">
      {words.abstract(name, value)}
    </small>
  ))
}
