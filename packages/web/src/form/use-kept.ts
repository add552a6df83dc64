import { useState } from 'react'
import type { z } from 'zod'
import { draftKey, readDraft } from '../session/drafts.ts'

/** A value that survives a reload, a turn of the phone and a login that ran out, for this person in this tab; `undefined` forgets it. */
export const useKept = <Value>(name: string, schema: z.ZodType<Value>) => {
  const [key] = useState(() => draftKey(name))
  const [value, setValue] = useState(() => readDraft(key, schema))
  const keep = (next: Value | undefined) => {
    if (next === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(next))
    setValue(next)
  }
  return [value, keep] as const
}
