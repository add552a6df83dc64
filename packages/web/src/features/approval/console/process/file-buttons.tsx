import type { Process } from '@campus/flow/process/process.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRef } from 'react'
import { readFile } from '../processes/exchange.ts'
import { designerWords } from './words.ts'

export function ExportButton({ onExport }: { readonly onExport: () => void }) {
  const words = useWords(designerWords)
  return (
    <Button size="small" onClick={onExport}>
      {words.exportFile}
    </Button>
  )
}

/** A file is read before it takes the place of anything. */
export function ImportButton({ onImport }: { readonly onImport: (process: Process) => void }) {
  const words = useWords(designerWords)
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    const read = await readFile(file)
    if ('wrong' in read) toast(words.unreadable(read.wrong), 'failure')
    else onImport(read.process)
  }
  return (
    <>
      <Button size="small" onClick={() => input.current?.click()}>
        {words.importFile}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.importFile}
        accept="application/json,.json"
        onChange={({ target }) => {
          void take(target.files?.[0])
          // The same file can be chosen again after it was mended.
          target.value = ''
        }}
      />
    </>
  )
}
