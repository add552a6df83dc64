import type { Progress } from '@campus/contract/approval/progress.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { MoveDialog } from '../moving/move-dialog.tsx'
import { movingWords } from '../moving/words.ts'

/** For administrators of the process, where a newer version is published. */
export function MoveButton({ progress: { instanceId, number, processDefName: name } }: { readonly progress: Progress }) {
  const words = useWords(movingWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {words.move}
      </Button>
      {isOpen && <MoveDialog instances={[{ instanceId, number, name }]} onClose={() => setIsOpen(false)} />}
    </>
  )
}
