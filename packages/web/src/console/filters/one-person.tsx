import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import '../look/console-look.css'
import { filterWords } from './words.ts'

interface OnePersonProps {
  /** The list whose address holds the person. */
  readonly of: {
    readonly query: { readonly personId?: string }
    readonly filter: (part: { readonly personId: undefined }) => void
  }
}

/** Says that a list shows one person alone, with the way back to all. */
export function OnePerson({ of: { query, filter } }: OnePersonProps) {
  const words = useWords(filterWords)
  if (!query.personId) return null
  return (
    <p className="console-note">
      {words.onePerson}{' '}
      <Button fill="none" size="small" color="primary" onClick={() => filter({ personId: undefined })}>
        {words.showAll}
      </Button>
    </p>
  )
}
