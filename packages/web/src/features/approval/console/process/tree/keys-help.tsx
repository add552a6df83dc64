import { useWords } from '@campus/ui/words/words.ts'
import './keys-help.css'
import { treeWords } from './words.ts'

export function KeysHelp() {
  const words = useWords(treeWords)
  return (
    <details className="flow-keys" open>
      <summary>{words.keys}</summary>
      <ul>
        {[words.keysWalk, words.keysEdit, words.keysAdd, words.keysMove, words.keysDelete, words.keysCopy, words.keysUndo].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
