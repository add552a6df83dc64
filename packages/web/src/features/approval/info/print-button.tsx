import { customPrint, type Progress } from '@campus/contract/approval/progress.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { saveFile } from '@campus/ui/download/save-file.ts'
import { whilePending } from '@campus/ui/feedback/pending.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../api/send.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { fetchFile } from '../../../files/download/fetch-file.ts'
import { infoWords } from './words.ts'

const fetchPdf = async (id: string) => {
  const { pdfUrl } = await send(customPrint, { id })
  return fetchFile(pdfUrl, new AbortController().signal)
}

/** The application on paper, as far as the reader may see it. */
export function PrintButton({ progress: { instanceId, processDefName, number } }: { readonly progress: Progress }) {
  const words = useWords(infoWords)
  const save = () => {
    whilePending(() => fetchPdf(instanceId))
      .then((pdf) => saveFile(pdf, `${processDefName}-${number}.pdf`))
      .catch(toastFailure)
  }
  return (
    <Button size="small" onClick={save}>
      {words.print}
    </Button>
  )
}
