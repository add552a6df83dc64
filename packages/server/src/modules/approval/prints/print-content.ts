import type { Progress, ProgressItem } from '@campus/contract/approval/progress.ts'
import { resultText, stateTexts } from '@campus/contract/approval/result-texts.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { type PrintedField, printedColumns, printedFields, printFields } from './print-fields.ts'

/** A text in the two languages of the paper. */
interface Both {
  readonly zh: string
  readonly en: string
}

interface PrintedStep {
  readonly step: string
  readonly person: string
  readonly owner: string
  readonly result: Both
  readonly at: string
  readonly words: readonly string[]
  readonly files: readonly string[]
  readonly signatureFileId: string | null
}

/** What the paper of an application says. It is kept with the registered document. */
export interface PrintContent {
  readonly number: number
  readonly version: number
  readonly state: Progress['status']
  readonly stateText: Both
  readonly starter: string
  readonly unit: string
  readonly startedAt: string
  readonly endedAt: string
  /** The number of the application that this one undoes, or that has undone it. */
  readonly undoes: number | null
  readonly undoneBy: number | null
  readonly fields: readonly PrintedField[]
  readonly steps: readonly PrintedStep[]
  readonly comments: readonly { readonly person: string; readonly at: string; readonly text: string; readonly files: readonly string[] }[]
}

export interface Printed {
  /** Read in simplified Chinese, so that every reader with the same rights gets the same paper. */
  readonly progress: Progress
  /** A moment as clocks of the school show it. */
  readonly minuteOf: (at: Date) => string
  readonly signatureOf: (taskId: string) => string | null
  readonly undoes: number | null
  readonly undoneBy: number | null
}

const both = ([zh, en]: Phrase): Both => ({ zh, en })

const openText: Phrase = ['处理中', 'In progress', '處理中']
const waitingText: Phrase = ['等待前一位处理', 'Waiting for the previous step', '等待前一位處理']

const standingOf = ({ action, result }: ProgressItem): Phrase => {
  if (action === 'open') return openText
  if (action === 'waiting') return waitingText
  return resultText(action === 'cancelled' && result === '' ? 'cancelled' : result)
}

const printStep = (item: ProgressItem, { minuteOf, signatureOf }: Printed): PrintedStep => ({
  step: item.name,
  person: item.user?.name ?? '',
  owner: item.owner?.name ?? '',
  result: both(standingOf(item)),
  at: minuteOf(new Date(item.finishTime ?? item.startTime)),
  // What belongs to no task says why it happened.
  words: [item.taskId === null ? item.why : '', ...item.comment.map(({ text }) => text)].filter((text) => text !== ''),
  files: item.comment.flatMap(({ attachments }) => attachments.map(({ name }) => name)),
  signatureFileId: item.taskId === null ? null : signatureOf(item.taskId),
})

export const printContent = (printed: Printed): PrintContent => {
  const { progress, minuteOf, undoes, undoneBy } = printed
  const minuteOrNone = (at: string | null) => (at === null ? '' : minuteOf(new Date(at)))
  return {
    number: progress.number,
    version: progress.version,
    state: progress.status,
    stateText: both(stateTexts[progress.status]),
    starter: progress.staterUser.name,
    unit: progress.starterDept,
    startedAt: minuteOrNone(progress.startTime),
    endedAt: minuteOrNone(progress.finishTime),
    undoes,
    undoneBy,
    fields: printFields(progress.formItems, progress.formData),
    steps: progress.progress
      .filter(({ taskId, nodeType }) => taskId !== null || nodeType !== 'ROOT')
      .map((item) => printStep(item, printed)),
    comments: progress.comments.map(({ author, at, text, attachments }) => ({
      person: author.name,
      at: minuteOf(new Date(at)),
      text,
      files: attachments.map(({ name }) => name),
    })),
  }
}

/** What tells one reader's paper of an ended application from another's: the fields that they see, and whether it was undone. */
export const rightsOfPrint = ({ progress, undoneBy }: Printed) => ({
  fields: printedFields(progress.formItems).flatMap((item) => [item.id, ...printedColumns(item).map(({ id }) => `${item.id}.${id}`)]),
  undoneBy,
})
