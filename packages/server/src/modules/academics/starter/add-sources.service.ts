import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { insertSource } from './source.repository.ts'
import { academicSources } from './sources.ts'

export const addSources = async ({ sql }: Ctx, schoolId: string): Promise<void> => {
  const sources: readonly [string, Phrase][] = Object.entries(academicSources)
  for (const [position, [code, [name, name_en, name_tw]]] of sources.entries())
    await insertSource(sql, { school_id: schoolId, code, name, name_en, name_tw, position })
}
