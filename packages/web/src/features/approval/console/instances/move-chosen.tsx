import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { MoveDialog } from '../../moving/move-dialog.tsx'
import { movingWords } from '../../moving/words.ts'
import type { Instance } from './instance-columns.tsx'

interface MoveChosenProps {
  readonly chosen: readonly Instance[]
  readonly onDone: () => void
}

export function MoveChosen({ chosen, onDone }: MoveChosenProps) {
  const words = useWords(movingWords)
  const [isOpen, setIsOpen] = useState(false)
  const instances = chosen.map(({ instanceId, number, processDefName: name }) => ({ instanceId, number, name }))
  return (
    <>
      <Button color="primary" onClick={() => setIsOpen(true)}>
        {words.moveChosen(chosen.length)}
      </Button>
      {isOpen && (
        <MoveDialog
          instances={instances}
          onClose={() => {
            setIsOpen(false)
            onDone()
          }}
        />
      )}
    </>
  )
}
