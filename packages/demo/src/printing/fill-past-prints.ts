import type { BaseContext, Ctx } from '@campus/server/context/context.ts'
import { actingAs } from '../acting.ts'
import { ago } from '../ago.ts'
import { hasTransfer } from '../demo.repository.ts'
import { beansForPrints, giveBeans } from '../orders/give-beans.ts'
import { buyFromLibrary } from './buy-print.ts'
import { collectSome, fillLibrary } from './fill-library.ts'
import { fillOnce } from './fill-once.ts'
import { demoLibraryFiles } from './library.ts'
import { pastPrints } from './past-prints.ts'
import { printOut } from './print-out.ts'
import { regulars } from './printing-people.ts'
import type { SetText } from './typeset-texts.ts'

const [libraryHours, grantHours, collectHours] = [40 * 24, 30 * 24, 20 * 24]
const granted = 5000

const at = (ctx: Ctx, moment: Date): Ctx => ({ ...ctx, now: () => moment })

const fill = async (ctx: Ctx, texts: ReadonlyMap<string, SetText>) => {
  const today = ctx.now()
  const library = await fillLibrary(at(ctx, ago(today, libraryHours)), texts)
  const idOfFile = (code: string) => library.get(code) ?? ''
  await giveBeans(at(ctx, ago(today, grantHours)), regulars, granted)
  await collectSome(at(ctx, ago(today, collectHours)), ['english-words', 'calculus', 'resume'].map(idOfFile))
  for (const { owner, file, copies, attribute, terminal, at: moment } of pastPrints(today)) {
    const then = at(ctx, moment)
    const { itemId } = await buyFromLibrary(actingAs(then, owner), idOfFile(file), { copies, attribute })
    await printOut(then, { itemId, owner, at: terminal })
  }
}

/** The shared library, and what students printed of it in the last days. */
export const fillPastPrints = (base: BaseContext): Promise<void> =>
  fillOnce(base, {
    texts: demoLibraryFiles,
    isFilled: ({ sql }) => hasTransfer(sql, beansForPrints(regulars[0])),
    fill,
  })
