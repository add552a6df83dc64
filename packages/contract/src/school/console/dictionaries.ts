import { z } from 'zod'
import { call } from '../../call.ts'
import { Id } from '../../fields.ts'

const Word = z
  .string()
  .trim()
  .min(1)
  .max(50)
  .regex(/^[a-z][a-z0-9_]*$/, 'dictionary_word')

const EntryGiven = z.object({
  type: Word,
  value: Word,
  label: z.string().trim().min(1).max(60),
  labelEn: z.string().trim().min(1).max(120),
  labelTw: z.string().trim().min(1).max(60),
  position: z.number().int().min(0).max(10_000).default(0),
  isOpen: z.boolean().default(true),
})

export const dictionaryEntries = call({
  method: 'GET',
  path: '/console/school/dictionaries',
  who: ['admin'],
  summary: 'All lists of my school with all their entries, including closed ones.',
  output: z.array(EntryGiven.extend({ id: Id })),
})

export const saveDictionaryEntry = call({
  method: 'POST',
  path: '/console/school/dictionaries',
  who: ['admin'],
  summary: 'Add an entry to a list, or change one; its stored value stays, because records refer to it.',
  body: EntryGiven.extend({ id: Id.optional() }),
  output: z.object({ id: Id }),
  refusals: ['dictionary_word_taken', 'dictionary_word_kept'],
  idempotency: 'accepted',
})
