import type { z } from 'zod'
import { readSession } from './session-store.ts'

// The key holds the person, so that the next one on this device does not find the draft.
export const draftKey = (keep: string) => `campus.draft.${readSession().user?.uid ?? 'guest'}.${keep}`

/** What a draft holds; what is broken or does not fit any more is left out. */
export const readDraft = <Value>(key: string, schema: z.ZodType<Value>): Value | undefined => {
  try {
    return schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data
  } catch {
    return undefined
  }
}
