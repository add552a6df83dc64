import { useWords } from '@campus/ui/words/words.ts'
import { useEffect, useRef } from 'react'
import { ChangeLines } from './change-lines.tsx'
import type { LoadedChanges } from './use-edited-form.ts'
import { infoWords } from './words.ts'

/** What others wrote meanwhile, above the form into which it was loaded. The focus moves there. */
export function LoadedNotice({ loaded }: { readonly loaded: LoadedChanges }) {
  const words = useWords(infoWords)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus()
  }, [])
  const { changes, unkept } = loaded
  return (
    <div className="office-loaded" role="status" tabIndex={-1} ref={place}>
      <strong>{words.changedMeanwhile}</strong>
      <span>{words.loaded}</span>
      {changes.length > 0 && <ChangeLines changes={changes} />}
      {unkept.map(({ fieldId, title, text }) => (
        <p key={fieldId}>
          {words.unkept(title)}
          {text !== '' && <q>{text}</q>}
        </p>
      ))}
    </div>
  )
}
