import type { Sheet } from '@campus/contract/grades/sheets.ts'
import { useState } from 'react'
import { draftKey } from '../../../session/drafts.ts'
import { type TypedSheet, typedFrom } from './typed-sheet.ts'

interface Draft {
  readonly version: number
  readonly typed: TypedSheet
}

/** What was typed and not saved survives a reload, as long as nobody else saved. Who came to the list meanwhile has no marks yet. */
const readDraft = (key: string, sheet: Sheet): TypedSheet | undefined => {
  const kept = sheet.mayChange ? sessionStorage.getItem(key) : null
  const draft = kept === null ? undefined : (JSON.parse(kept) as Draft)
  if (draft?.version !== sheet.version) return undefined
  const { parts, lines } = draft.typed
  const known = new Map(lines.map((line) => [line.personId, line]))
  return {
    parts,
    lines: sheet.lines.map(({ personId, remark }) => known.get(personId) ?? { personId, remark, marks: parts.map(() => '') }),
  }
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
