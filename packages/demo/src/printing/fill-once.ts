import { type BaseContext, type Ctx, inTransaction, systemContext } from '@campus/server/context/context.ts'
import { dropBlobLater } from '@campus/server/modules/files/unused-blob.service.ts'
import { lockFilling } from '../demo.repository.ts'
import { type DemoText, type SetText, setTexts } from './typeset-texts.ts'

interface Filling {
  readonly texts: readonly DemoText[]
  readonly isFilled: (ctx: Ctx) => Promise<boolean>
  readonly fill: (ctx: Ctx, texts: ReadonlyMap<string, SetText>) => Promise<void>
}

/** Fills once, whole or not at all. Files are stored before, because nothing outside waits for a transaction: who comes second lets them go. */
export const fillOnce = async (base: BaseContext, { texts, isFilled, fill }: Filling): Promise<void> => {
  const ctx = systemContext(base)
  if (await isFilled(ctx)) return
  const made = await setTexts(ctx, texts)
  await inTransaction(ctx, async (ctx) => {
    await lockFilling(ctx.sql)
    if (!(await isFilled(ctx))) return fill(ctx, made)
    for (const { stored } of made.values()) await dropBlobLater(ctx, stored.blobKey)
  })
}
