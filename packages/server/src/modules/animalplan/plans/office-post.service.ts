import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { keepPostNamed } from './office-post.repository.ts'

const code = 'lab-animal-office'
const names: Phrase = ['实验动物管理办公室', 'Laboratory-animal office', '實驗動物管理辦公室']

/** The post that decides about plans; the school names its holders. Until it has, administrators decide. */
export const requirePost = async (ctx: Ctx, schoolId: string) => {
  const [name, name_en, name_tw] = names
  return (await keepPostNamed(ctx.sql, { school_id: schoolId, code, name, name_en, name_tw })).id
}
