import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { open } from '../../navigation/navigator.ts'
import { helpPaths } from '../../paths/help.ts'
import { bookWords } from './words.ts'

/** For those to whom the school does not open its book: visitors, family, and students where it says so. */
export function ClosedBook() {
  const words = useWords(bookWords)
  const toHelpDesk = (
    <Button color="primary" fill="outline" onClick={() => void open(helpPaths.helpDesk)}>
      {words.helpDesk}
    </Button>
  )
  return <Empty says={words.closed} action={toHelpDesk} />
}
