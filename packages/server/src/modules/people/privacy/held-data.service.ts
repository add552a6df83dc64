import type { OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { heldData } from '@campus/contract/people/privacy.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { countHeld } from './held-data.repository.ts'
import { heldTexts } from './held-data.texts.ts'

export const listHeldData = async (ctx: CallerCtx): Promise<OutputOf<typeof heldData>> => {
  const { personId, schoolId } = ctx.caller
  const { retention } = await readSettings(ctx.sql, schoolId)
  const counts = { profile: 1, ...(await countHeld(ctx.sql, personId)) }
  return (Object.keys(heldTexts) as (keyof typeof heldTexts)[]).map((kind) => {
    const { title, purpose, keptFor } = heldTexts[kind]
    return {
      kind,
      title: say(title, ctx.language),
      purpose: say(purpose, ctx.language),
      keptFor: say(keptFor(retention), ctx.language),
      count: counts[kind],
    }
  })
}
