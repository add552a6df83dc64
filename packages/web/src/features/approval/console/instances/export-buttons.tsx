import { exportInstances } from '@campus/contract/approval/console/instances.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { saveFile } from '@campus/ui/download/save-file.ts'
import { whilePending } from '@campus/ui/feedback/pending.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { sendForBytes } from '../../../../api/send.ts'
import { toastFailure } from '../../../../api/toast-failure.ts'
import { instancesWords } from './words.ts'

interface ExportButtonsProps {
  readonly filter: Omit<GivenTo<typeof exportInstances>, 'format'>
  readonly isEmpty: boolean
}

/** The list as a table to keep, with the filter that is set. */
export function ExportButtons({ filter, isEmpty }: ExportButtonsProps) {
  const words = useWords(instancesWords)
  const take = (format: 'xlsx' | 'csv') =>
    whilePending(() => sendForBytes(exportInstances, { ...filter, format }))
      .then((file) => saveFile(file, `${words.fileName}.${format}`))
      .catch(toastFailure)
  return (['xlsx', 'csv'] as const).map((format) => (
    <Button key={format} disabled={isEmpty} onClick={() => void take(format)}>
      {words.exportAs(format.toUpperCase())}
    </Button>
  ))
}
