import { exportPhotos } from '@campus/contract/identity/library.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { saveFile } from '@campus/ui/download/save-file.ts'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { dateOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { DownlandOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { sendForBytes } from '../../../api/send.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import type { Filter } from './library-filter.ts'
import { exportWords } from './words.ts'

/** The accepted photos of one type as a ZIP. A type has to be chosen: each has a standard of its own. */
export function ExportButton({ filter: { typeId, unitId, grade, words: searched } }: { readonly filter: Filter }) {
  const words = useWords(exportWords)
  const [isBusy, setIsBusy] = useState(false)
  const take = async () => {
    if (typeId === undefined) return toast(words.typeFirst)
    if (!(await ask({ title: words.title, text: words.text, confirm: words.confirm }))) return
    setIsBusy(true)
    try {
      const bytes = await sendForBytes(exportPhotos, {
        typeId,
        ...(unitId && { unitId }),
        ...(grade && { grade }),
        ...(searched && { words: searched }),
      })
      saveFile(bytes, `${words.fileName}-${dateOf(Date.now())}.zip`)
      toast(words.done, 'success')
    } catch (error) {
      toastFailure(error)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button loading={isBusy} onClick={() => void take()}>
      <DownlandOutline aria-hidden /> {words.confirm}
    </Button>
  )
}
