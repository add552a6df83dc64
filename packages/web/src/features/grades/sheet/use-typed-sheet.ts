import type { Sheet } from '@campus/contract/grades/sheets.ts'
import { useState } from 'react'
import { draftKey } from '../../../form/use-form.ts'
import { type TypedSheet, typedFrom } from './typed-sheet.ts'

interface Draft {
  readonly version: number
  readonly typed: TypedSheet
}

const isOfSheet = ({ version, typed }: Draft, sheet: Sheet) =>
  version === sheet.version && typed.lines.map(({ personId }) => personId).join() === sheet.lines.map(({ personId }) => personId).join()

/** What was typed and not saved survives a reload, as long as nobody else saved and the list is the same. */
const readDraft = (key: string, sheet: Sheet): TypedSheet | undefined => {
  const kept = sheet.mayChange ? sessionStorage.getItem(key) : null
  const draft = kept === null ? undefined : (JSON.parse(kept) as Draft)
  return draft && isOfSheet(draft, sheet) ? draft.typed : undefined
}

export const useTypedSheet = (sheet: Sheet) => {
  const key = draftKey(`grade-sheet-${sheet.sectionId}`)
  const [draft] = useState(() => readDraft(key, sheet))
  const [typed, setTyped] = useState(() => draft ?? typedFrom(sheet))
  const [isDirty, setIsDirty] = useState(draft !== undefined)
  return {
    typed,
    isDirty,
    change: (next: TypedSheet) => {
      setTyped(next)
      setIsDirty(true)
      sessionStorage.setItem(key, JSON.stringify({ version: sheet.version, typed: next } satisfies Draft))
    },
    forget: () => {
      setIsDirty(false)
      sessionStorage.removeItem(key)
    },
  }
}
