import type { BaseContext, CallerCtx, Ctx } from '@campus/server/context/context.ts'
import { refund } from '@campus/server/modules/cloudprint/orders/print-task.service.ts'
import { answer, save } from '@campus/server/modules/entrust/entrustments/own-entrustment.service.ts'
import { later } from '@campus/server/platform/time/clock.ts'
import { actingAs } from '../acting.ts'
import { findInLibrary, hasTransfer } from '../demo.repository.ts'
import { beansForPrints, giveBeans } from '../orders/give-beans.ts'
import { demoUniversity } from '../schools.ts'
import { bringFile } from './bring-file.ts'
import { buyFromLibrary, buyPrint } from './buy-print.ts'
import { fillOnce } from './fill-once.ts'
import { ownFiles } from './own-files.ts'
import { printOut } from './print-out.ts'
import { classmate } from './printing-people.ts'
import type { SetText } from './typeset-texts.ts'

const student = '100001'
/** Of the same class. */
const day = 86_400

const idInLibrary = async (ctx: Ctx, name: string) => (await findInLibrary(ctx.sql, demoUniversity.id, name))?.id ?? ''

const bringFiles = async (ctx: CallerCtx, texts: ReadonlyMap<string, SetText>) => {
  const ids = new Map<string, string>()
  for (const { code, name } of ownFiles) {
    const text = texts.get(code)
    if (text) ids.set(code, (await bringFile(ctx, name, text)).id)
  }
  return ids
}

/** One of each state: printed, given back, and one that waits and of which a classmate is asked to fetch a copy. */
const fillOwn = async (ctx: Ctx, texts: ReadonlyMap<string, SetText>) => {
  const own = actingAs(ctx, student)
  const files = await bringFiles(own, texts)
  const formulas = await buyFromLibrary(own, await idInLibrary(ctx, '高等数学公式速查'), { copies: 1, attribute: 'bw_double' })
  await printOut(ctx, { itemId: formulas.itemId, owner: student, at: 'ZD-01' })
  const words = await buyFromLibrary(own, await idInLibrary(ctx, '大学英语四级核心词汇（节选）'), { copies: 1, attribute: 'bw_single' })
  await refund(own, { taskId: words.taskId })
  const essay = await buyPrint(own, { fileId: files.get('essay') ?? '', pages: '', copies: 2, attribute: 'bw_double' })
  const deadline = later(ctx.now(), 2 * day).toISOString()
  await save(own, { itemId: essay.itemId, delegateNumber: classmate, copies: 1, deadline })
}

/** The classmate, in turn, is helped by the student. */
const fillOthers = async (ctx: Ctx) => {
  const other = actingAs(ctx, classmate)
  await giveBeans(ctx, [classmate], 500)
  const resume = await buyFromLibrary(other, await idInLibrary(ctx, '一页纸简历模板'), { copies: 2, attribute: 'bw_single' })
  const deadline = later(ctx.now(), 3 * day).toISOString()
  const asked = await save(other, { itemId: resume.itemId, delegateNumber: student, copies: 2, deadline })
  await answer(actingAs(ctx, student), { id: asked.id, accepts: true })
}

/** What the demo's student prints and has printed, and who fetches what for whom. */
export const fillOwnPrints = (base: BaseContext): Promise<void> =>
  fillOnce(base, {
    texts: ownFiles,
    isFilled: ({ sql }) => hasTransfer(sql, beansForPrints(classmate)),
    async fill(ctx, texts) {
      await fillOwn(ctx, texts)
      await fillOthers(ctx)
    },
  })
