import { sayNow } from '../words/words.ts'
import { feedbackWords } from './words.ts'

interface Question {
  readonly title: string
  readonly text?: string
  /** What the deed is called; a button that says what it does needs no reading of the question. */
  readonly confirm?: string
  readonly cancel?: string
}

/** A question over the page; `false` for no, for the mask and for Escape. The kit's dialog is loaded when first needed. */
export const ask = async ({ title, text, confirm, cancel }: Question): Promise<boolean> => {
  const { Dialog } = await import('./kit-dialog.ts')
  return Dialog.confirm({
    title,
    content: text,
    confirmText: confirm ?? sayNow(feedbackWords.confirm),
    cancelText: cancel ?? sayNow(feedbackWords.cancel),
    closeOnMaskClick: true,
  })
}
