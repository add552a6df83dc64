import { type MakingChoices, makeDocument } from '@campus/contract/documents/making.ts'
import { ownDocuments } from '@campus/contract/documents/own-documents.ts'
import { appTemplates, freeCopies, templateInfo, templateUse } from '@campus/contract/documents/templates.ts'
import { useAct } from '../../api/use-act.ts'
import { toast } from '../../feedback/toast.ts'
import { redirect } from '../../navigation/navigator.ts'
import { documentsPaths } from '../../paths/documents.ts'
import { useWords } from '../../words/words.ts'
import { makeWords } from './make-words.ts'

/** Has a document made and goes to see it; rejects with the refusal, for the form to show. */
export const useMake = () => {
  const words = useWords(makeWords)
  const { act } = useAct(makeDocument, { changes: [ownDocuments, appTemplates, freeCopies, templateInfo, templateUse], quiet: true })
  return async (chosen: MakingChoices) => {
    const { id } = await act(chosen)
    toast(words.begun, 'success')
    await redirect(documentsPaths.ownDocument, { id })
  }
}
