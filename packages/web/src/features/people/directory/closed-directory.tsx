import { helpPaths } from '@campus/contract/paths/help.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { open } from '../../../navigation/navigator.ts'
import { directoryWords } from './words.ts'

/** For those to whom the school does not open its book: visitors, family, and students where it says so. */
export function ClosedDirectory() {
  const words = useWords(directoryWords)
  const toHelpDesk = (
    <Button color="primary" fill="outline" onClick={() => void open(helpPaths.helpDesk)}>
      {words.helpDesk}
    </Button>
  )
  return <Empty t={words.closed} action={toHelpDesk} />
}
