import { type Part, partKindNames } from '@campus/contract/grades/parts.ts'
import type { Phrase } from '@campus/contract/language.ts'

/** What a part is called: by its kind, or as its teacher named it. */
export const partName = ({ kind, name }: Pick<Part, 'kind' | 'name'>): Phrase =>
  kind === 'other' ? [name, name, name] : partKindNames[kind]
