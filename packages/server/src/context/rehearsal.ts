import type { Phrase } from '@campus/contract/language.ts'
import type { Outcome } from '../platform/tables/outcome.ts'
import { type Ctx, inTransaction } from './context.ts'

/** Nothing was changed, for a reason that people read. */
export class Stopped extends Error {
  readonly phrase: Phrase

  constructor(phrase: Phrase) {
    super(phrase[1])
    this.phrase = phrase
  }
}

class Undone extends Error {
  constructor() {
    super('a rehearsal was undone')
  }
}

/** What some work would do: it is carried out and undone, so that what is shown is what happens. */
export const rehearse = async <Answer extends object>(ctx: Ctx, work: (ctx: Ctx) => Promise<Answer>): Promise<Answer> => {
  let answer: Answer | undefined
  try {
    await inTransaction(ctx, async (ctx) => {
      answer = await work(ctx)
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  if (answer === undefined) throw new Error('a rehearsal ended without an answer')
  return answer
}

const changedSince = (line: number | null, part: string): Phrase => {
  const where = part === '' ? `${line ?? ''}` : `${part} ${line ?? ''}`
  return [
    `第 ${where} 行在预览之后有变动。没有导入任何内容，请重新上传文件。`,
    `The result for row ${where} has changed since the preview. Nothing was imported. Please upload the file again.`,
    `第 ${where} 行在預覽之後有變動。沒有匯入任何內容，請重新上傳檔案。`,
  ]
}

type Shown = Pick<Outcome<string>, 'part' | 'line' | 'action' | 'name' | 'changes'>

/** Everything happens as it was shown, or nothing does. */
export const requireAsShown = (shown: readonly Shown[], outcomes: readonly Shown[]): void => {
  const textOf = ({ part, line, action, name, changes }: Shown) => JSON.stringify([part, line, action, name, changes])
  const at = Array.from({ length: Math.max(shown.length, outcomes.length) }, (_, index) => index).find((index) => {
    const [before, after] = [shown[index], outcomes[index]]
    return !before || !after || textOf(before) !== textOf(after)
  })
  if (at === undefined) return
  const { line = null, part = '' } = outcomes[at] ?? shown[at] ?? {}
  throw new Stopped(changedSince(line, part))
}
