import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'

/** The lists that every school begins with; a school adds its own. */
export type StarterDictionary =
  | 'gender'
  | 'education_level'
  | 'student_status'
  | 'staff_title'
  | 'relation'
  | 'id_document'
  | 'feedback_category'
  | 'problem_type'
  | 'campus_gate'
  | 'template_type'
  | 'evaluation_type'

/** One choice of a list that the school keeps: what is stored, and what people read. */
const DictionaryChoice = z.object({ value: z.string(), label: z.string() })
const DictionaryType = z.string().trim().min(1).max(50)

export const openDictionary = call({
  method: 'GET',
  path: '/tcyApi/queryDictData',
  who: 'public',
  summary: 'The choices of one of the lists of a school, in the language of the reader.',
  query: z.object({ schoolId: Id.optional(), dictType: DictionaryType }),
  output: z.array(DictionaryChoice),
  refusals: ['school_unknown'],
})

export const ownDictionary = call({
  method: 'GET',
  path: '/system/dict/data/getDictData',
  who: 'user',
  summary: 'The choices of one of the lists of my school, in my language.',
  query: z.object({ dictType: DictionaryType }),
  output: z.array(DictionaryChoice),
})
