import { Button } from '../button/button.tsx'
import { useWords } from '../words/words.ts'
import { Empty } from './empty.tsx'
import { stateWords } from './words.ts'

interface NoneLikeThatProps {
  readonly says: string
  /** Takes back what narrows the list. */
  readonly onShowAll: () => void
}

/** A list that is empty only because it was narrowed: the way out is to see all of it. */
export function NoneLikeThat({ says, onShowAll }: NoneLikeThatProps) {
  const words = useWords(stateWords)
  return <Empty says={says} action={<Button onClick={onShowAll}>{words.showAll}</Button>} />
}
