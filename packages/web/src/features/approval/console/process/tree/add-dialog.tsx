import { Button } from '@campus/ui/button/button.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { ConsoleDialog } from '../../../../../console/dialog/console-dialog.tsx'
import { type AddedKind, addedKinds } from './new-parts.ts'
import './add-dialog.css'
import { kindHints, nodeKinds, treeWords } from './words.ts'

interface AddDialogProps {
  readonly onAdd: (kind: AddedKind) => void
  /** Missing while nothing was copied. */
  readonly onPaste: (() => void) | undefined
  readonly onClose: () => void
}

/** Every kind of step with what it is for. */
export function AddDialog({ onAdd, onPaste, onClose }: AddDialogProps) {
  const words = useWords(treeWords)
  const say = useSay()
  return (
    <ConsoleDialog title={words.add} onClose={onClose}>
      <ul className="flow-kinds">
        {addedKinds.map((kind) => (
          <li key={kind}>
            <button type="button" data-kind={kind} onClick={() => onAdd(kind)}>
              <strong>{say(nodeKinds[kind])}</strong>
              <span>{say(kindHints[kind] ?? nodeKinds[kind])}</span>
            </button>
          </li>
        ))}
      </ul>
      {onPaste && (
        <Button block onClick={onPaste}>
          {words.paste}
        </Button>
      )}
    </ConsoleDialog>
  )
}
